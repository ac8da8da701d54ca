/** A run in plain sentences, for the page and mails. Plain text: callers escape it. */
import {
  type Instant,
  type Minutes,
  minutesPerHour,
  type Weekday,
  weekdayOf,
  weekOf,
} from '#app/sample-operations/calendar.ts';
import {
  formatClock,
  formatDuration,
  formatWorkingDays,
} from '#app/sample-operations/format-time.ts';
import {
  midnight,
  ownerName,
  type Process,
  processName,
  stepName,
  type Tat,
  type Track,
} from './process.ts';
import { type Run, type RunOptions, runOf, type Visit } from './timing.ts';

const weekdayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** `Thursday 12:00`; in a later week than the start's `Thursday 12:00 in week 3`. */
export function formatMoment(at: Instant, starts: Instant): string {
  const week = weekOf(at) - weekOf(starts) + 1;
  const moment = `${weekdayNames[weekdayOf(at)]} ${formatClock(at)}`;
  return week === 1 ? moment : `${moment} in week ${week}`;
}

/** `9 h`, `45 m`, `2 days`, `the same day`. */
export function formatTat({ amount, unit }: Tat): string {
  if (unit !== 'days') return formatDuration(unit === 'hours' ? amount * minutesPerHour : amount);
  return amount === 0 ? 'the same day' : count(amount, 'day');
}

/**
 * What a delay or the loop does: when the process closes, how late, and who waits for whom. Nothing without either.
 * @param options as for `runOf`
 */
export function delaySentences(process: Process, options: RunOptions): string[] {
  const run = runOf(process, options);
  const delayed = run.visits.filter(({ overdue }) => overdue > 0);
  const causes = delayed.map(
    (visit) => `${stepName(process, visit.step)} ${takes(process, visit)}`,
  );
  const loop = options.looped && process.loop;
  if (loop) {
    causes.push(
      `${stepName(process, loop.from)} sends the work back to ${stepName(process, loop.to)} once`,
    );
  }
  if (causes.length === 0) return [];
  const end =
    run.lateBy > 0 ? `${formatWorkingDays(run.lateBy, process.calendar)} late` : 'still on time';
  const whole = `If ${list(causes)}, ${processName(process)} closes ${formatMoment(run.ends, run.starts)}, ${end}.`;
  const sentences = [whole, ...waitSentences(process, run)];
  if (run.lateBy === 0 && delayed.every((visit) => isAbsorbed(run, visit))) {
    sentences.push('No later step closes late.');
  }
  return sentences;
}

/** `takes 14 h instead of 9 h`; a TAT in days has no length in hours of its own: `takes 1 d more than 2 days`. */
function takes({ steps, calendar }: Process, { step, overdue }: Visit): string {
  const tat = steps[step]?.tat;
  if (!tat || tat.unit === 'days') {
    return `takes ${formatWorkingDays(overdue, calendar)} more than ${tat ? formatTat(tat) : 'planned'}`;
  }
  const planned: Minutes = tat.unit === 'hours' ? tat.amount * minutesPerHour : tat.amount;
  return `takes ${formatDuration(planned + overdue)} instead of ${formatDuration(planned)}`;
}

function isAbsorbed({ visits }: Run, { step }: Visit): boolean {
  return visits.every((other) => other.step === step || other.lateBy === 0);
}

/** One sentence for each step that opens late, up to the last: who waits, and for whom. */
function waitSentences(process: Process, { visits, starts }: Run): string[] {
  return visits.flatMap((visit) => {
    const cause = visit.waitsFor === null ? undefined : visits[visit.waitsFor];
    if (!cause || cause.lateBy <= 0 || visit.lateBy <= 0) return [];
    const waiting = named(process, visit);
    return `${waiting} waits for ${named(process, cause)} and closes ${formatMoment(visit.closes, starts)}, ${formatWorkingDays(visit.lateBy, process.calendar)} late.`;
  });
}

/** Which track waits for the other where they meet; empty without a split. */
export function splitSentences(process: Process, { visits, joins, starts }: Run): string[] {
  return joins.map(({ joins: at, ends, waits }) => {
    const when = formatMoment(at, starts);
    if (!waits) return `Both tracks close ${when}: neither waits.`;
    const late = visits[waits.track === 'first' ? ends.second : ends.first];
    const cause = late ? named(process, late) : 'the other';
    return `The ${waits.track} track waits ${formatWorkingDays(waits.minutes, process.calendar)} for ${cause}, until ${when}.`;
  });
}

const trackNames: Readonly<Record<Track, string>> = {
  main: '',
  first: ', first track',
  second: ', second track',
};

/** One entry for each step, for mails and lists: `Vendor quote: Purchase, 9 h, due Tuesday 16:00`. */
export function describeSteps(process: Process): string[] {
  const { visits, starts } = runOf(process);
  return process.steps.map(({ owner, tat, track }, index) => {
    const visit = visits[index];
    const due = visit ? `, due ${formatMoment(visit.due, starts)}` : '';
    const kind = owner.kind === 'predefined' ? '' : ` (${owner.kind})`;
    return `${stepName(process, index)}: ${ownerName(owner)}${kind}, ${formatTat(tat)}${trackNames[track]}${due}`;
  });
}

/** The working days and hours: `Mon, Tue, Wed, Thu, Fri 09:00 to 18:00`. */
export function workingHours({ calendar: { days, opens, closes } }: Process): string {
  return `${days.join(', ')} ${formatClock(opens)} to ${closes === midnight ? '24:00' : formatClock(closes)}`;
}

/** `Vendor quote (Purchase)`; when a loop repeats it, `Vendor quote again (Purchase)`. */
function named(process: Process, { step, attempt }: Visit): string {
  const name = `${stepName(process, step)}${attempt === 2 ? ' again' : ''}`;
  const owner = process.steps[step]?.owner.name.trim();
  return owner ? `${name} (${owner})` : name;
}

/** `1 step`, `2 steps`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
function list(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}
