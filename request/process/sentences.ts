/** A run in plain sentences, for the page and mails. Plain text: callers escape it. */

import { ownProcess as copy } from './copy.ts';
import { fill } from './fill.ts';
import { type Process, processName, type Step, stepName } from './process.ts';
import { duration, moment, type Question, type Run, runOf } from './timing.ts';

const { whatIf, summary } = copy;

/** What a delay does: when the whole closes, and how late; `late` is empty where nothing is. */
export function answer(process: Process, { more }: Question, run: Run) {
  if (!run.complete) return { text: whatIf.incomplete, late: '' };
  const last = stepName(process, process.steps.length - 1);
  const closes = moment(run.ends);
  if (more === 0) return { text: fill(whatIf.onTime, { last, closes }), late: '' };
  const planned = moment(run.ends - run.late);
  return { text: fill(whatIf.late, { last, closes, planned }), late: lateness(run.late) };
}

/** `5 h late`. */
export function lateness(hours: number): string {
  return fill(copy.step.late, { late: duration(hours) });
}

/** One sentence on the whole: time from start to close, steps, handoffs, when it closes. */
export function summarize(process: Process): string {
  const { steps } = process;
  const run = runOf(process);
  const handoffs = steps.filter(
    ({ owner }, index) => index > 0 && owner !== steps[index - 1]?.owner,
  );
  const name = processName(process);
  const parts = fill(summary.parts, {
    steps: count(steps.length, 'step'),
    handoffs: count(handoffs.length, 'handoff'),
  });
  if (!run.complete) return fill(summary.incomplete, { name, parts });
  const closes = moment(run.ends);
  return fill(summary.complete, { name, parts, total: duration(run.ends), closes });
}

/** One entry for each step, for mails and lists: `Vendor quote: Purchase, 9 h, due Tuesday 16:00`. */
export function describeSteps(process: Process): string[] {
  const { visits } = runOf(process);
  return process.steps.map((step, index) => {
    const due = visits[index]?.due;
    const when = typeof due === 'number' ? fill(summary.due, { due: moment(due) }) : '';
    const name = stepName(process, index);
    const line = { name, owner: ownerName(step.owner), time: timeAllowed(step) };
    return fill(summary.step, line) + when;
  });
}

/** The owner's name, or a default. */
export function ownerName(owner: string): string {
  return owner.trim() || copy.step.noOwner;
}

/** `9 h`, `2 days`. */
export function timeAllowed({ time, unit }: Step): string {
  if (time.trim() === '') return copy.step.noTime;
  return unit === 'hours' ? `${time.trim()} h` : count(Number(time), 'day');
}

function count(amount: number, noun: keyof typeof summary.counts): string {
  const [one, other] = summary.counts[noun];
  return fill(amount === 1 ? one : other, { count: amount });
}
