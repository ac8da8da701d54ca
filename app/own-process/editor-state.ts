/** State and reducer of the editor: the drawing, and the earlier ones that Undo goes back to. */
import * as v from 'valibot';
import { addStep, maxNameLength, maxSteps, type Process, timeUnits } from './process.ts';
import { maxMore, type Question } from './timing.ts';

/** What the visitor sees and can undo; names and times as typed. */
export type Drawing = {
  readonly process: Process;
  readonly question: Question;
  /** An example as it is given: no visitor's own process, so no request carries it. */
  readonly untouched?: boolean | undefined;
};

export type EditorState = {
  readonly present: Drawing;
  readonly past: readonly Drawing[];
  /** The field whose typing made the present: more typing there is the same change. */
  readonly field: string | null;
};

export type EditorAction =
  /** A field was changed: `name`, `2.owner`, `if.more`. */
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'swap'; readonly index: number; readonly other: number }
  /** Another drawing takes the place of this one. */
  | { readonly type: 'load'; readonly drawing: Drawing }
  /** The drawing that was kept in this tab comes back: there is nothing to undo. */
  | { readonly type: 'restore'; readonly drawing: Drawing }
  | { readonly type: 'undo' };

/** A drawing of a process that nothing delays yet. */
export function onTime(process: Process): Drawing {
  return { process, question: { step: 0, more: 0 } };
}

export function startEditor(present: Drawing): EditorState {
  return { present, past: [], field: null };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { present, past } = state;
  if (action.type === 'restore') return startEditor(action.drawing);
  if (action.type === 'undo') {
    return { present: past.at(-1) ?? present, past: past.slice(0, -1), field: null };
  }
  const next = changed(present, action);
  if (next === present) return state;
  const field = action.type === 'field' ? action.name : null;
  const goesOn = field !== null && field === state.field;
  return { present: next, past: goesOn ? past : [...past, present], field };
}

type Change = Exclude<EditorAction, { type: 'undo' | 'restore' }>;

function changed(present: Drawing, action: Change): Drawing {
  const { process, question } = present;
  const { steps } = process;
  switch (action.type) {
    case 'field':
      return withField(present, action.name, action.value);
    case 'add': {
      const more = addStep(process);
      return more === process ? present : { process: more, question };
    }
    case 'remove': {
      const { index } = action;
      if (steps.length === 1) return present;
      return {
        process: { ...process, steps: steps.toSpliced(index, 1) },
        question: withoutStep(question, index),
      };
    }
    case 'swap': {
      const { index, other } = action;
      const [one, two] = [steps[index], steps[other]];
      if (!one || !two) return present;
      const step = new Map([
        [index, other],
        [other, index],
      ]).get(question.step);
      return {
        process: { ...process, steps: steps.with(index, two).with(other, one) },
        question: { ...question, step: step ?? question.step },
      };
    }
    case 'load':
      return action.drawing;
  }
}

/** The question goes with its step, and is taken back when that is removed. */
function withoutStep({ step, more }: Question, index: number): Question {
  if (step === index) return { step: 0, more: 0 };
  return { step: step > index ? step - 1 : step, more };
}

function withField(present: Drawing, name: string, typed: string): Drawing {
  const { process, question } = present;
  const value = typed.replace(/[\r\n]+/g, ' ');
  if (name === 'if.step') return { ...present, question: { ...question, step: Number(value) } };
  if (name === 'if.more') return { ...present, question: { ...question, more: Number(value) } };
  if (name === 'name') return { process: { ...process, name: value }, question };
  const [index = '', part = ''] = name.split('.');
  const step = process.steps[Number(index)];
  if (!step) throw new Error(`No field ${name}`);
  const steps = process.steps.with(Number(index), { ...step, [part]: value });
  return { process: { ...process, steps }, question };
}

const text = v.pipe(v.string(), v.maxLength(maxNameLength));
const keptDrawing = v.object({
  process: v.object({
    name: text,
    steps: v.pipe(
      v.array(v.object({ name: text, owner: text, time: text, unit: v.picklist(timeUnits) })),
      v.minLength(1),
      v.maxLength(maxSteps),
    ),
  }),
  question: v.object({
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSteps - 1)),
    more: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxMore)),
  }),
  untouched: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Drawing>;

/** Reads a drawing that this tab kept, with names and times as they were typed; null if there is none. */
export function readDrawing(json: string | null): Drawing | null {
  if (json === null) return null;
  try {
    const result = v.safeParse(keptDrawing, JSON.parse(json));
    return result.success ? result.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
