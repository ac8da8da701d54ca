import { appScreens } from './app-copy.ts';
import type { Step } from './order-2041.ts';
import type { Stop } from './process-line.tsx';

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
