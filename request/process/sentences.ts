/** A run in plain sentences, for the page and mails. Plain text: callers escape it. */

import { fill } from '#request/fill.ts';
import { processCopy as copy } from './copy.ts';
import { minutesOf, type Process, processName, type Step, stepName } from './process.ts';
import { type Delay, duration, type Minutes, moment, type Run, runOf } from './timing.ts';

const { summary } = copy;

/** What a delay does: when the whole closes, and how late; `late` is empty where nothing is. */
export function describeDelayOutcome(process: Process, { hours }: Delay, run: Run) {
  if (run.untimed !== -1) {
    const name = stepName(process, run.untimed);
    return { text: fill(copy.answer.incomplete, { name }), late: '' };
  }
  const last = stepName(process, process.steps.length - 1);
  const closes = moment(run.ends);
  if (hours === 0) return { text: fill(copy.answer.onTime, { last, closes }), late: '' };
  const planned = moment(run.ends - run.late);
  return { text: fill(copy.answer.late, { last, closes, planned }), late: lateness(run.late) };
}

/**
 * The delay that a visitor tried, for sales: `If Vendor quote takes 5 h longer, Dispatch closes Thursday 13:00 instead
 * of Wednesday 17:00, 5 h late.` Undefined where nothing follows of it.
 */
export function describeDelay(process: Process, delay: Delay): string | undefined {
  const { text, late } = describeDelayOutcome(process, delay, runOf(process, delay));
  if (!late || !process.steps[delay.step]) return undefined;
  const step = stepName(process, delay.step);
  const tried = fill(summary.delay, { step, more: duration(delay.hours * 60) });
  return `${tried} ${text} ${late}.`;
}

/** `5 h late`. */
export function lateness(late: Minutes): string {
  return fill(copy.late, { late: duration(late) });
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
  if (run.untimed !== -1) return fill(summary.incomplete, { name, parts });
  const closes = moment(run.ends);
  return fill(summary.complete, { name, parts, total: duration(run.ends), closes });
}

/** One entry for each step, for mails and lists: `Vendor quote: Purchase, 9 h, due Tuesday 16:00`. */
export function describeSteps(process: Process): string[] {
  const { timings } = runOf(process);
  return process.steps.map((step, index) => {
    const due = timings[index]?.due;
    const when = typeof due === 'number' ? fill(summary.due, { due: moment(due) }) : '';
    const name = stepName(process, index);
    const line = { name, owner: ownerName(step.owner), time: timeAllowed(step) };
    return fill(summary.step, line) + when;
  });
}

/** The owner's name, or a default. */
export function ownerName(owner: string): string {
  return owner.trim() || copy.noOwner;
}

/** `30 min`, `1.5 h`, `2 d`: as it was typed. */
export function timeAllowed(step: Step): string {
  if (minutesOf(step) === null) return copy.noTime;
  const amount = Number(step.time.trim().replace(',', '.'));
  return fill(summary.times[step.unit], { count: amount });
}

function count(amount: number, noun: keyof typeof summary.counts): string {
  const [one, other] = summary.counts[noun];
  return fill(amount === 1 ? one : other, { count: amount });
}
