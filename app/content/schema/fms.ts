import * as v from 'valibot';
import { parseTat, type Tat } from '../tat.ts';
import { exactly, id, text } from './parts.ts';

/** The thirty example processes of /fms-details (specification, sections 2, 3 and 9). */

const tat = v.custom<Tat>(
  (value) => typeof value === 'string' && parseTat(value) !== null,
  'must be a turnaround time: "T", "T+4 h" or "T-2 d", in m, h or d',
);

const step = v.strictObject({
  name: text,
  owner: text,
  tat,
  /** Runs in parallel with the step before it, on the second track of a split; the step after it waits for both. */
  track: v.optional(v.literal('second', 'must be "second" or left out')),
});

const process = v.pipe(
  v.strictObject({
    id,
    name: text,
    /** What starts a run. */
    trigger: text,
    /** The meaning of T, if steps are planned backward from it. */
    promise: v.optional(text),
    shape: v.picklist(
      ['straight', 'loop', 'split-direct', 'split-staggered'],
      'must be straight, loop, split-direct or split-staggered',
    ),
    /** Where the flow loops or splits; for a straight one, what is handed on. */
    shapeNote: text,
    steps: v.pipe(v.array(step), v.minLength(4, 'must have at least four steps')),
    /** The step after which the work may go back, and the earlier one to which it goes; counted from 1. */
    loop: v.optional(v.strictObject({ from: v.number(), to: v.number() })),
    /** How long after the first track the second one starts, where the split is staggered. */
    stagger: v.optional(tat),
    /** What must be true before the last step closes. */
    proof: text,
  }),
  v.check(
    (entry) =>
      entry.promise !== undefined || entry.steps.every((item) => !item.tat.startsWith('T-')),
    'must name its promise (the day T) because a step is planned backward from it',
  ),
  v.check((entry) => {
    const second = entry.steps.findIndex((item) => item.track === 'second');
    const splits = entry.shape.startsWith('split');
    return splits ? second > 0 && second < entry.steps.length - 1 : second === -1;
  }, 'must have a step on the second track, neither first nor last, exactly when its shape is a split'),
  v.check(({ shape, loop, steps }) => {
    if (!loop) return shape !== 'loop';
    return shape === 'loop' && 1 <= loop.to && loop.to < loop.from && loop.from <= steps.length;
  }, 'must say from which step its loop leads to which earlier one, exactly when its shape is a loop'),
  v.check(
    ({ shape, stagger }) => (stagger?.startsWith('T+') ?? false) === (shape === 'split-staggered'),
    'must say how much later its second track starts, as "T+1 d", exactly when its shape is split-staggered',
  ),
);

const department = v.strictObject({
  id,
  name: text,
  processes: exactly(process, 6, (entry) => entry.id),
});

export const fmsExamplesSchema = exactly(department, 5, (entry) => entry.id);
