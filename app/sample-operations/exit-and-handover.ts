/** One of the thirty example processes, opened: exit and handover in Human Resources. */
import { sum } from './arithmetic.ts';
import {
  addWorkingMinutes,
  hours,
  type Instant,
  instant,
  type Minutes,
  nextWorkingInstant,
  workingMinutesBetween,
} from './calendar.ts';
import { now } from './company.ts';

type ExampleStep = {
  readonly name: string;
  readonly department: string;
  readonly tat: Minutes;
};

const facts: readonly ExampleStep[] = [
  { name: 'Accept notice', department: 'Human Resources', tat: hours(4) },
  { name: 'List open tasks', department: 'Line manager', tat: hours(5) },
  { name: 'Reallocate tasks', department: 'Line manager', tat: hours(9) },
  { name: 'Return assets', department: 'IT Department', tat: hours(6) },
  { name: 'Settle accounts', department: 'Finance', tat: hours(9) },
];

const started = instant('24 Mon 14:00');

/** `used` is working minutes up to now. So far every step has taken its TAT exactly. */
export type ExampleStop = ExampleStep & {
  readonly opens: Instant;
  readonly due: Instant;
  readonly state: 'done' | 'now' | 'planned';
  readonly used: Minutes;
};

function layOut(): readonly ExampleStop[] {
  let opens = started;
  return facts.map((step) => {
    const due = addWorkingMinutes(opens, step.tat);
    const state = due <= now ? 'done' : opens <= now ? 'now' : 'planned';
    const used = Math.max(0, workingMinutesBetween(opens, Math.min(now, due)));
    const stop: ExampleStop = { ...step, opens, due, state, used };
    opens = nextWorkingInstant(due);
    return stop;
  });
}

export const exitAndHandover = {
  stops: layOut(),
  total: sum(facts.map((step) => step.tat)),
} as const;
