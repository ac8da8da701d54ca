/** State and reducer of the editor: the drawing, the earlier ones that Undo goes back to, and what the page shows of it. */
import * as v from 'valibot';
import { cut } from '#request/cut.ts';
import { ownProcess } from '#request/process/copy.ts';
import { fill } from '#request/process/fill.ts';
import {
  emptyStep,
  maxNameLength,
  maxSteps,
  type Process,
  stepName,
  timeUnits,
} from '#request/process/process.ts';
import { maxMore, type Question } from '#request/process/timing.ts';

const { announcements } = ownProcess;

/** What the visitor sees and can undo; names and times as typed. */
export type Drawing = {
  readonly process: Process;
  readonly question: Question;
  /** An example as it is given: no visitor's own process, so no request carries it. */
  readonly untouched?: boolean | undefined;
};

export type EditorState = {
  readonly drawing: Drawing;
  readonly past: readonly Drawing[];
  /** The field that the last change was typed in: more typing there is the same change. */
  readonly field?: string;
  /** The step whose fields are shown where there is no room for all. */
  readonly open: number;
  /** The control that takes the focus, once, by the end of its id. */
  readonly focus?: { readonly id: string };
  /** What was done, for screen readers. */
  readonly message?: string;
  /** Why what the address asked for is not drawn. */
  readonly refusal?: string;
};

export type EditorAction =
  /** A field was changed: `name`, `2.owner`, `if.more`. */
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly by: 1 | -1 }
  /** Shows the fields of a step, or hides them. */
  | { readonly type: 'open'; readonly index: number }
  /** Another drawing takes the place of this one, which Undo brings back. */
  | { readonly type: 'load'; readonly drawing: Drawing }
  /** The drawing that was kept in this tab comes back: there is nothing to undo. */
  | { readonly type: 'restore'; readonly drawing: Drawing }
  | { readonly type: 'refuse'; readonly refusal: string }
  | { readonly type: 'undo' };

/** The action of a change in a field. */
export function changeOf({ target }: { target: Pick<HTMLInputElement, 'name' | 'value'> }) {
  return { type: 'field', name: target.name, value: target.value } as const;
}

/** A drawing of a process that nothing delays yet. */
export function onTime(process: Process): Drawing {
  return { process, question: { step: 0, more: 0 } };
}

export function startEditor(drawing: Drawing): EditorState {
  return { drawing, past: [], open: 0 };
}

/** An action that cannot be done returns the state that it was given. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { drawing, past, open, focus } = state;
  const { process, question } = drawing;
  const { steps } = process;

  function change(next: Drawing, shown: Partial<EditorState>): EditorState {
    return { open, ...shown, drawing: next, past: [...past, drawing] };
  }

  switch (action.type) {
    case 'field': {
      const { name: field, value } = action;
      const next = withField(drawing, field, value.replace(/[\r\n\t]+/g, ' '));
      if (next === drawing) return state;
      const goesOn = field === state.field;
      return { open, focus, field, drawing: next, past: goesOn ? past : [...past, drawing] };
    }
    case 'add': {
      const index = steps.length;
      if (index === maxSteps) return state;
      return change(
        { process: { ...process, steps: [...steps, emptyStep] }, question },
        {
          open: index,
          focus: { id: `${index}name` },
          message: fill(announcements.added, { number: index + 1 }),
        },
      );
    }
    case 'remove': {
      const { index } = action;
      if (steps.length === 1) return state;
      const stays = Math.min(index, steps.length - 2);
      return change(
        {
          process: { ...process, steps: steps.toSpliced(index, 1) },
          question: withoutStep(question, index),
        },
        {
          open: stays,
          // Not a text field, which would bring up the keyboard of a phone.
          focus: { id: `${stays}remove` },
          message: fill(announcements.removed, { name: stepName(process, index) }),
        },
      );
    }
    case 'move': {
      const { index, by } = action;
      const other = index + by;
      const [one, two] = [steps[index], steps[other]];
      if (!one || !two) return state;
      const step =
        question.step === index ? other : question.step === other ? index : question.step;
      return change(
        {
          process: { ...process, steps: steps.with(index, two).with(other, one) },
          question: { ...question, step },
        },
        {
          open: other,
          focus: { id: `${other}${by < 0 ? 'up' : 'down'}` },
          message: fill(announcements.moved, { name: stepName(process, index), number: other + 1 }),
        },
      );
    }
    case 'open':
      return { drawing, past, open: action.index === open ? -1 : action.index };
    case 'load':
      return change(action.drawing, { open: 0 });
    case 'restore':
      return startEditor(action.drawing);
    case 'refuse':
      return { drawing, past, open, refusal: action.refusal };
    case 'undo':
      return { drawing: past.at(-1) ?? drawing, past: past.slice(0, -1), open };
  }
}

/** The question goes with its step, and is taken back when that is removed. */
function withoutStep({ step, more }: Question, index: number): Question {
  if (step === index) return { step: 0, more: 0 };
  return { step: step > index ? step - 1 : step, more };
}

function withField(drawing: Drawing, name: string, value: string): Drawing {
  const { process, question } = drawing;
  const [part = '', field = ''] = name.split('.');
  if (part === 'if') return { ...drawing, question: { ...question, [field]: Number(value) } };
  if (part === 'name') return { process: { ...process, name: value }, question };
  const index = Number(part);
  const step = process.steps[index];
  // The row is gone: it was the sample's, and a shorter stored drawing has replaced it.
  if (!step) return drawing;
  const steps = process.steps.with(index, { ...step, [field]: value });
  return { process: { ...process, steps }, question };
}

// A text still being composed, as by a Japanese keyboard, may be longer than its field allows.
const text = v.pipe(
  v.string(),
  v.transform((typed) => cut(typed, maxNameLength)),
);

function upTo(max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
}

const keptDrawing = v.object({
  process: v.object({
    name: text,
    steps: v.pipe(
      v.array(v.object({ name: text, owner: text, time: text, unit: v.picklist(timeUnits) })),
      v.minLength(1),
      v.maxLength(maxSteps),
    ),
  }),
  question: v.object({ step: upTo(maxSteps - 1), more: upTo(maxMore) }),
  untouched: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Drawing>;

/** Reads a drawing that this tab kept, with names and times as they were typed; null if there is none. */
export function readDrawing(json: string | null): Drawing | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptDrawing), json);
  return result.success ? result.output : null;
}
