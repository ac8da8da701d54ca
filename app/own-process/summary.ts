import { formatDuration } from '#app/sample-operations/format-time.ts';
import { type Process, processName } from './process.ts';
import { count, formatMoment } from './sentences.ts';
import { type Run, runOf } from './timing.ts';

/** One sentence on the whole: time from start to close, steps, handoffs, when it closes. */
export function summarize(process: Process, run: Run = runOf(process)): string {
  const opening = `${processName(process)} takes ${formatDuration(run.total)} from start to close, in ${count(process.steps.length, 'step')} with ${count(run.handOffs.length, 'handoff')}.`;
  const from = formatMoment(run.starts, run.starts);
  return `${opening} Started ${from}, it closes ${formatMoment(run.ends, run.starts)} if no step is late.`;
}
