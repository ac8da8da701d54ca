/**
 * Processes that visitors drew in release 1.0, with kinds of owners, a loop, two tracks and a calendar of their own. Old
 * requests hold them, and they are shown as they were entered: no due times are computed.
 */
import * as v from 'valibot';
import { isolated } from './isolated-name.ts';

const tat = v.object({ amount: v.number(), unit: v.string() });

const earlierProcess = v.object({
  name: v.string(),
  steps: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        owner: v.object({ kind: v.string(), name: v.string() }),
        tat,
        track: v.string(),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
  loop: v.nullable(v.object({ from: v.number(), to: v.number() })),
  stagger: v.nullable(tat),
  calendar: v.object({ opens: v.number(), closes: v.number(), days: v.array(v.string()) }),
  start: v.object({ weekday: v.string(), clock: v.number() }),
});

export type EarlierProcess = v.InferOutput<typeof earlierProcess>;
type Tat = EarlierProcess['steps'][number]['tat'];

/** Undefined for anything that is no such process. */
export function showEarlierProcess(stored: unknown) {
  const result = v.safeParse(earlierProcess, stored);
  if (!result.success) return undefined;
  const process = result.output;
  const { name, steps, loop, stagger, calendar, start } = process;
  const names = steps.map((step, at) => isolated(step.name) || `Step ${at + 1}`);
  const notes = [
    loop && { label: 'Loop', value: `${names[loop.from]} can go back to ${names[loop.to]}.` },
    stagger && {
      label: 'Split',
      value: `The second track starts ${words(stagger)} after the first.`,
    },
    {
      label: 'Working hours',
      value: `${calendar.days.join(', ')} ${clock(calendar.opens)} to ${clock(calendar.closes)}, from ${start.weekday} ${clock(start.clock)}`,
    },
  ];
  return {
    process,
    summary: `${isolated(name) || 'Your process'}, in ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}.`,
    steps: steps.map(({ owner, tat: time, track }, at) => {
      const kind = owner.kind === 'predefined' ? '' : ` (${owner.kind})`;
      const beside = track === 'main' ? '' : `, ${track} track`;
      return `${names[at]}: ${isolated(owner.name) || 'no owner yet'}${kind}, ${words(time)}${beside}`;
    }),
    notes: notes.filter((note) => note !== null),
    url: undefined,
  };
}

function words({ amount, unit }: Tat): string {
  return amount === 0
    ? 'the same day'
    : `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
