/** State and reducer of the editor: the drawing, the earlier ones that Undo goes back to, and what the page shows of it. */
import * as v from 'valibot';
import { fill } from '#request/process/fill.ts';
import {
  emptyStep,
  maxNameLength,
  maxSteps,
  type Process,
  stepName,
  typedProcessSchema,
} from '#request/process/process.ts';
import { type Delay, noDelay } from '#request/process/timing.ts';
import { ownProcess } from './copy.ts';

const { announcements } = ownProcess;

/** What the visitor sees and can undo; names and times as typed. */
export type Drawing = {
  readonly process: Process;
  readonly delay: Delay;
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
  /** A field was changed: `name`, `2.owner`, `if.hours`. */
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly by: 1 | -1 }
  /** Shows the fields of a step, or hides them. */
  | { readonly type: 'open'; readonly index: number }
  /** Another drawing takes the place of this one, which Undo brings back. */
  | {
      readonly type: 'load';
      readonly drawing: Drawing;
      readonly focus?: EditorState['focus'];
    }
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
  return { process, delay: noDelay };
}

export function startEditor(drawing: Drawing): EditorState {
  return { drawing, past: [], open: 0 };
}

/** An action that cannot be done returns the state that it was given. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { drawing, past, open, focus } = state;
  const { process, delay } = drawing;
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
      const isFull = value.length >= maxNameLength;
      return {
        open,
        focus,
        field,
        drawing: next,
        past: goesOn ? past : [...past, drawing],
        ...(isFull && { message: fill(ownProcess.nameFull, { max: maxNameLength }) }),
      };
    }
    case 'add': {
      const index = steps.length;
      if (index === maxSteps) return state;
      return change(
        { process: { ...process, steps: [...steps, emptyStep] }, delay },
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
          delay: withoutStep(delay, index),
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
      const step = delay.step === index ? other : delay.step === other ? index : delay.step;
      return change(
        {
          process: { ...process, steps: steps.with(index, two).with(other, one) },
          delay: { ...delay, step },
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
      return change(action.drawing, { open: 0, focus: action.focus });
    case 'restore':
      return startEditor(action.drawing);
    case 'refuse':
      return { drawing, past, open, refusal: action.refusal };
    case 'undo':
      return { drawing: past.at(-1) ?? drawing, past: past.slice(0, -1), open };
  }
}

/** The delay goes with its step, and is taken back when that is removed. */
function withoutStep({ step, hours }: Delay, index: number): Delay {
  if (step === index) return noDelay;
  return { step: step > index ? step - 1 : step, hours };
}

function withField(drawing: Drawing, name: string, value: string): Drawing {
  const { process, delay } = drawing;
  const [part = '', field = ''] = name.split('.');
  if (part === 'if') return { ...drawing, delay: { ...delay, [field]: Number(value) } };
  if (part === 'name') return { process: { ...process, name: value }, delay };
  const index = Number(part);
  const step = process.steps[index];
  // The row is gone: it was the sample's, and a shorter stored drawing has replaced it.
  if (!step) return drawing;
  const steps = process.steps.with(index, { ...step, [field]: value });
  return { process: { ...process, steps }, delay };
}

const keptDrawing = v.object({
  process: typedProcessSchema,
  delay: v.object({ step: v.pipe(v.number(), v.integer(), v.minValue(0)), hours: v.number() }),
  untouched: v.optional(v.boolean()),
});

/** Reads a drawing that this tab kept, with names and times as they were typed; null if there is none. */
export function readDrawing(json: string | null): Drawing | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptDrawing), json);
  return result.success ? result.output : null;
}
