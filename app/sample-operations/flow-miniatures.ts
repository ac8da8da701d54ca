/** The three small flows in the FMS row of the home page (figure: flow trio). */
import { hours, type Minutes } from './calendar.ts';

/** A stop of a miniature; `takes` is what it took when done, its TAT otherwise; null where not timed. */
export type MiniatureStop = {
  readonly name: string;
  readonly state: 'done' | 'acting' | 'planned';
  readonly takes: Minutes | null;
};

export const straightMiniature: readonly MiniatureStop[] = [
  { name: 'Raise', state: 'done', takes: hours(2) },
  { name: 'Approve', state: 'done', takes: hours(3) },
  { name: 'Pay', state: 'acting', takes: hours(4) },
  { name: 'Closed', state: 'planned', takes: null },
];

/** `Sign` sent the case back to `Check`; `lost` is what the second attempt has cost so far. */
export const loopMiniature = {
  stops: [
    { name: 'Draft', state: 'done', takes: null },
    { name: 'Check', state: 'done', takes: null },
    { name: 'Sign', state: 'acting', takes: hours(4) },
    { name: 'Closed', state: 'planned', takes: null },
  ] as readonly MiniatureStop[],
  rejectedBy: 'Sign',
  backTo: 'Check',
  attempt: 2,
  lost: hours(3),
} as const;

/** Two tracks; the first is done and waits at the ring for the second. */
export const splitMiniature: readonly [first: MiniatureStop, second: MiniatureStop] = [
  { name: 'Pack', state: 'done', takes: hours(2) },
  { name: 'Test report', state: 'acting', takes: hours(5) },
];
