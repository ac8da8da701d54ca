import type { Stop } from '#app/product/process-line.tsx';
import type { Minutes, StepTiming } from '#request/process/timing.ts';

/** A step of a run as a stop of a line to scale: amber from the end of its time on, dashed where that is not known. */
export function timingStop({ from, due, to }: StepTiming, length: Minutes, name: string): Stop {
  const [at, end] = [from / length, to / length];
  if (due === null) return { name, state: 'planned', at, to: end };
  const spent = to > from ? (due - from) / (to - from) : 0;
  return { name, state: 'done', spent, over: 1 - spent, at, to: end };
}
