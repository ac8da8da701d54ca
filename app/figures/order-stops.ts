import { appScreens } from '#app/content/app-screens.ts';
import type { Stop } from '#app/kit/process-line.tsx';
import type { Step } from '#app/sample-operations/order-2041.ts';

type Options = {
  /** On the current step. */
  readonly flag?: string;
  /** Who is called "You". */
  readonly me?: string;
};

/** Steps of order 2041 as stops of a line, with owner and time under their names. */
export function orderStops(steps: readonly Step[], { flag, me }: Options): readonly Stop[] {
  return steps.map(([name, who, when, state, spent, over]) => ({
    name,
    note: `${who === me ? appScreens.order.you : who}, ${when}`,
    state,
    spent,
    over,
    flag: state === 'now' || state === 'late' ? flag : undefined,
  }));
}
