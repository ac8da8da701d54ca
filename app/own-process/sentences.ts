/** A run in plain sentences, for the page and mails. Plain text: callers escape it. */
import { type Process, processName, stepName } from './process.ts';
import { duration, moment, type Question, type Run, runOf } from './timing.ts';

/** Said wherever times stand without the page's own words. */
export const workingHours = 'Monday to Friday, 09:00 to 18:00; a day is 9 h';

/** What a delay does: when the whole closes, and how late. */
export function answer(
  process: Process,
  { more }: Question,
  run: Run,
): { text: string; late: string } {
  const last = stepName(process, process.steps.length - 1);
  if (!run.complete)
    return { text: 'Once every step has a time, this line says what a delay does.', late: '' };
  if (more === 0)
    return { text: `Nothing waits: ${last} closes ${moment(run.ends)}, on time.`, late: '' };
  return {
    text: `Then ${last} closes ${moment(run.ends)} instead of ${moment(run.ends - run.late)}, `,
    late: `${duration(run.late)} late`,
  };
}

/** One sentence on the whole: time from start to close, steps, handoffs, when it closes. */
export function summarize(process: Process): string {
  const { steps } = process;
  const run = runOf(process);
  const handOffs = steps.filter(
    ({ owner }, index) => index > 0 && owner !== steps[index - 1]?.owner,
  );
  const parts = `${count(steps.length, 'step')} with ${count(handOffs.length, 'handoff')}`;
  if (!run.complete) return `${processName(process)} has ${parts}. Not every step has a time yet.`;
  return `${processName(process)} takes ${duration(run.ends)} from start to close, in ${parts}. Started Monday 09:00, it closes ${moment(run.ends)} if no step is late.`;
}

/** One entry for each step, for mails and lists: `Vendor quote: Purchase, 9 h, due Tuesday 16:00`. */
export function describeSteps(process: Process): string[] {
  const { visits } = runOf(process);
  return process.steps.map((step, index) => {
    const due = visits[index]?.due;
    const when = typeof due === 'number' ? `, due ${moment(due)}` : '';
    return `${stepName(process, index)}: ${ownerName(step.owner)}, ${timeAllowed(step)}${when}`;
  });
}

/** The owner's name, or a default. */
export function ownerName(owner: string): string {
  return owner.trim() || 'no owner yet';
}

/** `9 h`, `2 days`. */
export function timeAllowed({ time, unit }: Process['steps'][number]): string {
  if (time.trim() === '') return 'no time yet';
  return unit === 'hours' ? `${time.trim()} h` : count(Number(time), 'day');
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
