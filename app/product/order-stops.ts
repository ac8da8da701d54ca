import { appScreens } from './app-copy.ts';
import { type OrderEvent, order2041Events, order2041Steps } from './order-2041.ts';
import { hoursAt, hoursText, timeAt } from './working-hours.ts';

/** Working hours that the segment of an open step stands for. */
export const segmentHours = 20;

/** How a step of order 2041 stood at a moment. Hours are working hours since Monday 09:00. */
type StepRun = {
  readonly name: string;
  readonly owner: string;
  readonly record?: string;
  readonly tat: number;
  readonly state: 'done' | 'now' | 'late' | 'planned';
  /** Its close, or its due time while it is open; null before it opens. */
  readonly end: number | null;
  /** Hours spent within its TAT, and after it was due. */
  readonly within: number;
  readonly over: number;
};

/** The steps of order 2041 at a time such as "Wed 11:00", by what had happened until then. */
export function stepsAt(
  time: string,
  happened: readonly OrderEvent[] = order2041Events,
): readonly StepRun[] {
  const now = hoursAt(time);
  const past = happened.filter(({ when }) => hoursAt(when) <= now);
  let opened: number | null = 0;
  return order2041Steps.map((step) => {
    const { name, tat } = step;
    const record = 'record' in step ? { record: step.record } : {};
    const own = past.filter((event) => event.step === name);
    const owner = own.findLast((event) => event.owner)?.owner ?? step.owner;
    const run = { name, owner, tat, ...record, within: 0, over: 0 };
    if (opened === null) return { ...run, state: 'planned', end: null };
    const close = own.find(({ closes }) => closes);
    const due = opened + tat;
    const spent = (close ? hoursAt(close.when) : now) - opened;
    const within = Math.min(spent, tat);
    const over = spent - within;
    opened = close ? opened + spent : null;
    if (close) return { ...run, within, over, state: 'done', end: due - tat + spent };
    return { ...run, within, over, state: over > 0 ? 'late' : 'now', end: due };
  });
}

type Options = {
  readonly happened?: readonly OrderEvent[];
  /** Is called "You". */
  readonly me?: string;
};

/** The same as stops of a line, with owner and time under their names, and times as shares of their segments. */
export function orderStops(now: string, { happened, me }: Options = {}) {
  return stepsAt(now, happened).map((run) => {
    const { owner, state, end, tat, within, over } = run;
    const who = owner === me ? appScreens.order.you : owner;
    if (end === null) return { ...run, note: `${who}, ${hoursText(tat)}` };
    const scale = state === 'done' ? within + over : segmentHours;
    // A narrow column breaks the line after the owner, not between day and hour.
    const time = timeAt(end).replace(' ', '\u00a0');
    const [day = ''] = now.split(' ');
    const when = state === 'done' ? time : `due ${time.replace(`${day}\u00a0`, '')}`;
    return { ...run, note: `${who}, ${when}`, spent: within / scale, over: over / scale };
  });
}
