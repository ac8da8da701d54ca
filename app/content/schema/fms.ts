import * as v from 'valibot';
import { parseTat, type Tat } from '../tat.ts';
import {
  breadcrumbs,
  exactly,
  figureText,
  fmsTabIds,
  id,
  link,
  meta,
  term,
  text,
} from './parts.ts';

/** /fms-details and its thirty example processes (specification, sections 2, 3 and 9). */

const tat = v.custom<Tat>(
  (value) => typeof value === 'string' && parseTat(value) !== null,
  'must be a turnaround time: "T", "T+4 h" or "T-2 d", in m, h or d',
);

const step = v.strictObject({
  name: text,
  owner: text,
  tat,
  /** Runs beside the step before it, on the second track of a split; the step after it waits for both. */
  track: v.optional(v.literal('second', 'must be "second" or left out')),
});

const process = v.pipe(
  v.strictObject({
    id,
    name: text,
    /** What opens a run. */
    trigger: text,
    /** The day that T stands for, where steps are planned backward from it. */
    promise: v.optional(text),
    shape: v.picklist(
      ['straight', 'loop', 'split-direct', 'split-staggered'],
      'must be straight, loop, split-direct or split-staggered',
    ),
    /** Where the flow loops or splits; what hands on, when it is straight. */
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

/** A figure with its text equivalent: what the drawing says, for those who can't see it. */
const describedFigure = v.strictObject({ ...figureText.entries, description: text });

export const fmsDetailsSchema = v.strictObject({
  meta,
  breadcrumbs,
  title: text,
  promise: text,
  tabsLabel: text,
  tabs: exactly(
    v.strictObject({ id: v.picklist(fmsTabIds), label: text, lead: text }),
    4,
    (entry) => entry.id,
  ),
  keyElements: v.strictObject({
    figure: describedFigure,
    elements: exactly(
      v.strictObject({ id, name: text, text, /** With slots for the sample. */ example: text }),
      4,
      (entry) => entry.id,
    ),
    who: v.strictObject({
      title: text,
      lead: text,
      kinds: exactly(
        v.strictObject({ id, name: text, text, example: text }),
        3,
        (entry) => entry.id,
      ),
    }),
  }),
  timeTat: v.strictObject({
    figure: describedFigure,
    types: exactly(
      v.strictObject({ id, symbol: text, name: text, text, example: text }),
      3,
      (entry) => entry.symbol,
    ),
    /** What the controls of the ruler are called, and what it says when they are moved. */
    ruler: v.strictObject({
      controls: text,
      tasks: text,
      day: text,
      amount: text,
      unit: text,
      hours: text,
      calendar: text,
      saturdays: text,
      reset: text,
      summary: text,
    }),
    units: v.strictObject({
      title: text,
      lead: text,
      figure: describedFigure,
      entries: exactly(term, 3, (entry) => entry.name),
    }),
    /** How a TAT counts past closing time. */
    overnight: v.strictObject({ title: text, text, figure: describedFigure }),
  }),
  workflowTypes: v.strictObject({
    figure: describedFigure,
    types: exactly(
      v.strictObject({
        id,
        name: text,
        text,
        useFor: text,
        /** What is written at the bend, the fork or the wait. */
        notes: v.array(text),
      }),
      4,
      (entry) => entry.id,
    ),
    useForLabel: text,
    /** The buttons and the messages of a flow that plays step by step. */
    player: v.strictObject({
      play: text,
      pause: text,
      step: text,
      back: text,
      idle: text,
      moment: text,
      acting: text,
      again: text,
      waiting: text,
      returned: text,
      finished: text,
    }),
  }),
  examples: v.strictObject({
    lead: text,
    figureSample: text,
    labels: v.strictObject({
      trigger: text,
      promise: text,
      shape: text,
      owner: text,
      tat: text,
      proof: text,
      beside: text,
    }),
    steps: text,
    shapes: v.strictObject({
      straight: text,
      loop: text,
      'split-direct': text,
      'split-staggered': text,
    }),
    questions: v.strictObject({
      title: text,
      lead: text,
      entries: exactly(v.strictObject({ question: text, answer: text }), 5, (e) => e.question),
    }),
  }),
  /** Four blanks that a visitor could fill in, and the call to book a demo. */
  closing: v.strictObject({
    title: text,
    blanks: exactly(v.strictObject({ id, name: text, text }), 4, (entry) => entry.id),
    text,
    action: link,
  }),
});
