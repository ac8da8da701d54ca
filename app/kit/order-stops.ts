import { appScreens } from '#app/content/app-screens.ts';
import type { Stop } from '#app/kit/process-line.tsx';
import type { Step } from '#app/sample-operations/order-2041.ts';

/** Steps of order 2041 as stops of a line, with owner and time under their names. `me` is called "You". */
export function orderStops(steps: readonly Step[], me?: string): readonly Stop[] {
  return steps.map(([name, who, when, state, spent, over]) => ({
    name,
    note: `${who === me ? appScreens.order.you : who}, ${when}`,
    state,
    spent,
    over,
  }));
}
