import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hours,
  type Instant,
  type WorkingCalendar,
  weekdays,
} from '#app/sample-operations/calendar.ts';
import { midnight, type Process, type Step, type Tat } from './process.ts';
import { emptyProcess } from './starting-points.ts';
import { processes } from './testing.ts';
import { type Run, type RunOptions, runOf } from './timing.ts';

const day = 24 * 60;

/** Whether the minute that begins at `minute` is working time. */
function works({ opens, closes, days }: WorkingCalendar, minute: Instant): boolean {
  const weekday = weekdays[Math.floor(minute / day) % 7];
  return (
    weekday !== undefined &&
    days.includes(weekday) &&
    minute % day >= opens &&
    minute % day < closes
  );
}

/** Watches the clock, minute by minute, until so many working minutes have passed. */
function watch(calendar: WorkingCalendar, from: Instant, minutes: number): Instant {
  let now = from;
  for (let worked = 0; worked < minutes; now += 1) if (works(calendar, now)) worked += 1;
  return now;
}

function nextOpening(calendar: WorkingCalendar, from: Instant): Instant {
  let now = from;
  while (!works(calendar, now)) now += 1;
  return now;
}

/** The end of the last working minute before midnight, `days` working days after the day of `from`. */
function closingTime(calendar: WorkingCalendar, from: Instant, days: number): Instant {
  let midnight = Math.floor(from / day) * day;
  for (let left = days; left > 0; ) {
    midnight += day;
    if (works(calendar, midnight + calendar.opens)) left -= 1;
  }
  let now = midnight + day;
  while (!works(calendar, now - 1)) now -= 1;
  return now;
}

function dueOf(calendar: WorkingCalendar, anchor: Instant, { amount, unit }: Tat): Instant {
  if (unit === 'minutes') return watch(calendar, anchor, amount);
  if (unit === 'hours') return watch(calendar, anchor, amount * 60);
  return amount === 0
    ? closingTime(calendar, nextOpening(calendar, anchor), 0)
    : closingTime(calendar, anchor, amount);
}

type Slow = { step: number; opens: Instant; due: Instant; closes: Instant };

/** The same run computed the obvious way: the steps with the loop written out, processed front to back. */
function watchRun(process: Process, { delays = {}, looped = false }: RunOptions): Slow[] {
  const { calendar, loop, stagger, start } = process;
  const listed = process.steps.map((step, index) => ({ ...step, index, late: delays[index] ?? 0 }));
  const again = looped && loop ? listed.slice(loop.to, loop.from + 1) : [];
  const cut = again.length > 0 && loop ? loop.from + 1 : listed.length;
  const todo = [
    ...listed.slice(0, cut),
    ...again.map((step) => ({ ...step, late: 0 })),
    ...listed.slice(cut),
  ];
  const done: Slow[] = [];
  const begins = day * (7 + weekdays.indexOf(start.weekday)) + start.clock;
  function work(step: Step & { index: number; late: number }, anchor: Instant): Instant {
    // Work that ended at midnight ended on the day before.
    const day =
      step.tat.unit === 'days' && step.tat.amount > 0 && anchor > begins ? anchor - 1 : anchor;
    const due = dueOf(calendar, day, step.tat);
    const closes = watch(calendar, due, step.late);
    done.push({ step: step.index, opens: nextOpening(calendar, anchor), due, closes });
    return closes;
  }
  let now = begins;
  while (todo.length > 0) {
    const take = (track: Step['track']) =>
      todo.splice(0, todo.findIndex((step) => step.track !== track) >>> 0);
    now = take('main').reduce((at, step) => work(step, at), now);
    const fork = now;
    now = take('first').reduce((at, step) => work(step, at), fork);
    const unit =
      stagger && { minutes: 1, hours: 60, days: calendar.closes - calendar.opens }[stagger.unit];
    const second = take('second');
    const from =
      second.length > 0 && stagger && unit ? watch(calendar, fork, stagger.amount * unit) : fork;
    now = Math.max(
      now,
      second.reduce((at, step) => work(step, at), from),
    );
  }
  return done;
}

const small = processes({ most: 8, mostHours: 12 });
const options = fc.record({
  delays: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4'), fc.nat(600)),
  looped: fc.boolean(),
});

test('every step opens, is due and closes as in a minute-by-minute simulation, in all calendars', () => {
  fc.assert(
    fc.property(small, options, (process, option) => {
      const { visits } = runOf(process, option);
      expect(visits.map(({ step, opens, due, closes }) => ({ step, opens, due, closes }))).toEqual(
        watchRun(process, option),
      );
    }),
    { numRuns: 60 },
  );
});

test('totals and lateness are the working minutes that the simulation counts', () => {
  const count = (calendar: WorkingCalendar, from: Instant, until: Instant) => {
    let minutes = 0;
    for (let now = from; now < until; now += 1) if (works(calendar, now)) minutes += 1;
    return minutes;
  };
  fc.assert(
    fc.property(small, options, (process, option) => {
      const { calendar } = process;
      const run = runOf(process, option);
      const planned = watchRun(process, {});
      const ends = Math.max(...run.visits.map(({ closes }) => closes));
      expect(run.ends).toBe(ends);
      expect(run.total).toBe(count(calendar, run.starts, ends));
      expect(run.visits.map(({ lateBy }) => lateBy)).toEqual(
        run.visits.map(({ step, closes }) => count(calendar, planned[step]?.closes ?? 0, closes)),
      );
      for (const { forks, joins, ends: last, waits } of run.joins) {
        const [first = 0, second = 0] = [last.first, last.second].map(
          (end) => run.visits[end]?.closes,
        );
        expect(waits?.minutes ?? 0).toBe(count(calendar, Math.min(first, second), joins));
        expect(forks).toBeLessThanOrEqual(Math.min(first, second));
      }
    }),
    { numRuns: 60 },
  );
});

const at = (name: string, owner: string, amount: number, track: Step['track'] = 'main'): Step => ({
  name,
  owner: { kind: 'predefined', name: owner },
  tat: { amount, unit: 'hours' },
  track,
});
const split: Process = {
  ...emptyProcess,
  steps: [
    at('Log', 'Service', 1),
    at('Hold', 'Stores', 2, 'first'),
    at('Find', 'Quality', 5, 'second'),
    at('Answer', 'Service', 3),
  ],
};
const waits = ({ visits }: Run) => visits.map(({ waitsFor }) => waitsFor);

test('the join waits for the later track, and each change of owner is a handoff', () => {
  const run = runOf(split);
  expect(run.joins).toEqual([
    expect.objectContaining({ waits: { track: 'first', minutes: hours(3) } }),
  ]);
  expect(waits(run)).toEqual([null, 0, 0, 2]);
  expect(run.handOffs).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 2 },
    { from: 1, to: 3 },
    { from: 2, to: 3 },
  ]);
  expect(run.total).toBe(hours(9));
});

test('around the clock no minute of a day is lost, and days follow each other', () => {
  const calendar: WorkingCalendar = { opens: 0, closes: midnight, days: weekdays };
  const step = at('Nurse', 'Ward', 26);
  const oneDay: Step = { ...step, tat: { amount: 1, unit: 'days' } };
  const { visits, starts } = runOf({
    ...emptyProcess,
    calendar,
    start: { weekday: 'Mon', clock: 0 },
    steps: [step, oneDay, oneDay],
  });
  // Tuesday 02:00, then the ends of Wednesday and Thursday.
  expect(visits.map(({ due }) => due - starts)).toEqual([hours(26), hours(72), hours(96)]);
});

test('a delay on the shorter track is absorbed until it becomes the longer one', () => {
  expect(runOf(split, { delays: { 1: hours(3) } }).lateBy).toBe(0);
  const late = runOf(split, { delays: { 1: hours(4) } });
  expect(late.lateBy).toBe(hours(1));
  expect(waits(late)).toEqual([null, 0, 0, 1]);
  expect(late.visits.map(({ overdue }) => overdue)).toEqual([0, hours(4), 0, 0]);
});

test('a loop around the split runs through it twice, and only the first attempt is delayed', () => {
  const run = runOf({ ...split, loop: { from: 3, to: 0 } }, { looped: true, delays: { 0: 60 } });
  expect(run.visits.map(({ step, attempt }) => [step, attempt])).toEqual([
    ...[0, 1, 2, 3].map((step) => [step, 1]),
    ...[0, 1, 2, 3].map((step) => [step, 2]),
  ]);
  expect(run.joins).toHaveLength(2);
  expect(run.total).toBe(hours(19));
});
