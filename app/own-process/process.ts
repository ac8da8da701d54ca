/**
 * The process that a visitor draws: what it is, its bounds, and the one schema that the editor, the address and the mail
 * service validate it by. Every value within the bounds can be drawn, names that are still empty included.
 *
 *     const result = validateProcess(JSON.parse(text));
 *     if ('error' in result) show(result.error); else draw(result.process);
 */
import * as v from 'valibot';
import { atLeast, line } from '#app/demo-request/field-rules.ts';
import {
  type Minutes,
  type TimeUnit,
  type Weekday,
  type WorkingCalendar,
  weekdays,
} from '#app/sample-operations/calendar.ts';

export const ownerKinds = ['predefined', 'dynamic', 'external'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** The owner of a step. The name is empty until the visitor enters one. */
export type Owner = { readonly kind: OwnerKind; readonly name: string };

export const timeUnits = ['minutes', 'hours', 'days'] as const satisfies readonly TimeUnit[];

/**
 * Working time that a step may take (T+X), a whole number of units. Days end at closing time, as `dueAt` of the working
 * calendar counts them; 0 days is T: the same day. Minutes and hours are at least 1.
 */
export type Tat = { readonly amount: number; readonly unit: TimeUnit };

export const tracks = ['main', 'first', 'second'] as const;

/**
 * Track of a step. Steps on `first` and `second` are the two tracks of the one split: both start when the main step
 * before them closes (at the start, if there is none), and the main step after them waits for both.
 */
export type Track = (typeof tracks)[number];

export type Step = {
  /** Empty until the visitor enters one: `stepName` gives what to show. */
  readonly name: string;
  readonly owner: Owner;
  readonly tat: Tat;
  readonly track: Track;
};

/**
 * A way back: after step `from` the work returns to the earlier step `to`, and all steps between are done again.
 * Both are indexes of `steps`, `to` below `from`, and both on the same track.
 */
export type Loop = { readonly from: number; readonly to: number };

/** When a run starts: a weekday and minutes after midnight. */
export type Start = { readonly weekday: Weekday; readonly clock: Minutes };

export type Process = {
  /** Empty until the visitor enters one: `processName` gives what to show. */
  readonly name: string;
  /** 1 to 20, in this order: main steps, the first track, the second track, main steps. The tracks may be absent. */
  readonly steps: readonly Step[];
  readonly loop: Loop | null;
  /** How long after the first track the second one starts (staggered); null: both at once, or no split. */
  readonly stagger: Tat | null;
  /** Opens and closes are at least an hour apart and at most midnight; the days stand in the order of the week. */
  readonly calendar: WorkingCalendar;
  readonly start: Start;
};

export const mostSteps = 20;
/** Longest name of a process, a step or an owner, in UTF-16 code units. */
export const longestName = 60;
/** Most minutes, hours or days of a TAT. */
export const mostAmount = 999;
/** The end of a day, as a closing time. */
export const midnight: Minutes = 24 * 60;
/** Last minute of a day, as a clock time. */
export const lastClock: Minutes = midnight - 1;
export const shortestDay: Minutes = 60;

const name = v.pipe(
  line(longestName),
  v.lazy((value) => (value === '' ? v.string() : atLeast(1, 'Please use letters or digits'))),
);

function wholeNumber(least: number, most: number) {
  return v.custom<number>(
    (value) => Number.isInteger(value) && least <= Number(value) && Number(value) <= most,
    `Please enter a whole number from ${least} to ${most}`,
  );
}

const clock = wholeNumber(0, lastClock);
const stepIndex = wholeNumber(0, mostSteps - 1);

const tat = v.pipe(
  v.object({
    amount: wholeNumber(0, mostAmount),
    unit: v.picklist(timeUnits),
  }),
  v.check(
    ({ amount, unit }) => amount > 0 || unit === 'days',
    'Please enter at least 1, or 0 days for the same day',
  ),
);

const step = v.object({
  name,
  owner: v.object({
    kind: v.picklist(ownerKinds),
    name,
  }),
  tat,
  track: v.picklist(tracks),
});

const calendar = v.pipe(
  v.object({
    opens: clock,
    closes: wholeNumber(0, midnight),
    days: v.pipe(
      v.array(v.picklist(weekdays)),
      v.minLength(1, 'Please choose at least one working day'),
      v.transform((days) => weekdays.filter((day) => days.includes(day))),
    ),
  }),
  v.check(
    ({ opens, closes }) => closes - opens >= shortestDay,
    'Work must end at least an hour after it starts, by 23:59',
  ),
);

export const processSchema = v.pipe(
  v.object({
    name,
    steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(mostSteps)),
    loop: v.nullable(v.object({ from: stepIndex, to: stepIndex })),
    stagger: v.nullable(tat),
    calendar,
    start: v.object({ weekday: v.picklist(weekdays), clock }),
  }),
  v.check(({ steps }) => areTracksInOrder(steps)),
  v.check(({ steps, loop }) => loop === null || isLoop(steps, loop)),
) satisfies v.GenericSchema<unknown, Process>;

/** Whether the steps are main steps with at most one split among them, of which both tracks have steps. */
export function areTracksInOrder(steps: readonly Pick<Step, 'track'>[]): boolean {
  return /^m*(?:f+s+)?m*$/.test(steps.map(({ track }) => track.charAt(0)).join(''));
}

/** Whether a loop leads from a step to an earlier one on the same track. */
export function isLoop(steps: readonly Pick<Step, 'track'>[], { from, to }: Loop): boolean {
  const start = steps[from];
  return to < from && start !== undefined && start.track === steps[to]?.track;
}

export type Validated = { readonly process: Process } | { readonly error: string };

/** Validates any value; names are trimmed. The error is a sentence for what a field of the editor can hold. */
export function validateProcess(input: unknown): Validated {
  const result = v.safeParse(processSchema, input);
  if (result.success) return { process: result.output };
  return { error: `${result.issues[0].message}.` };
}

/** A step's name, or its number if it has none. */
export function stepName({ steps }: Pick<Process, 'steps'>, index: number): string {
  return steps[index]?.name.trim() || `Step ${index + 1}`;
}

/** The process's name, or a default. */
export function processName({ name: given }: Pick<Process, 'name'>): string {
  return given.trim() || 'Your process';
}

/** The owner's name, or a default. */
export function ownerName({ name: given }: Owner): string {
  return given.trim() || 'no owner yet';
}
