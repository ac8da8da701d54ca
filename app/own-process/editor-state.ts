/** The editor's state, and its edits: each makes the next state from the one before. */
import { fill } from '#request/fill.ts';
import {
  emptyProcess,
  emptyStep,
  maxNameLength,
  maxSteps,
  type Process,
  type Step,
  stepName,
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
  /** The delay is the example's: the visitor has tried none. */
  readonly givenDelay?: boolean | undefined;
};

export type EditorState = {
  readonly drawing: Drawing;
  readonly past: readonly Drawing[];
  /** The field that the last change was typed in: more typing there is the same change. */
  readonly field?: string;
  /** The step whose fields are shown where there is no room for all. */
  readonly open: number;
  /** Name of the control that takes the focus. */
  readonly focus?: string;
  /** What was done, for screen readers. */
  readonly message?: string;
};

export type Edit = (state: EditorState) => EditorState;

/** A drawing of a process that nothing delays yet. */
export function onTime(process: Process): Drawing {
  return { process, delay: noDelay };
}

/** A drawing before which there is nothing to undo. */
export function startEditor(drawing: Drawing): EditorState {
  return { drawing, past: [], open: 0 };
}

/** Draws something else, until Undo. */
export function draw(drawing: Drawing, shown: Partial<EditorState> = {}): Edit {
  return ({ past, open, ...state }) => ({
    open,
    ...shown,
    drawing,
    past: [...past, state.drawing],
  });
}

function drawSteps(
  { drawing }: EditorState,
  steps: readonly Step[],
  delay = drawing.delay,
): Drawing {
  return { ...drawing, process: { ...drawing.process, steps }, delay, untouched: false };
}

/** A field was changed: `name`, `2.owner`, `if.hours`. */
export function typeIn(field: string, text: string): Edit {
  return (state) => {
    const drawing = withField(state, field, text.replace(/[\r\n\t]+/g, ' '));
    if (!drawing) return state;
    const past = field === state.field ? state.past : [...state.past, state.drawing];
    const isLong = text.length > maxNameLength;
    const message = isLong ? fill(ownProcess.nameLong, { max: maxNameLength }) : '';
    return { drawing, past, field, message, open: state.open };
  };
}

/** Undefined where the row is gone: it was the sample's, and a shorter stored drawing has replaced it. */
function withField(state: EditorState, name: string, text: string): Drawing | undefined {
  const { drawing } = state;
  const { process, delay } = drawing;
  const [part = '', field = ''] = name.split('.');
  if (part === 'if') {
    return { ...drawing, delay: { ...delay, [field]: Number(text) }, givenDelay: false };
  }
  if (part === 'name') {
    return { ...drawing, process: { ...process, name: text }, untouched: false };
  }
  const index = Number(part);
  const step = process.steps[index];
  return step && drawSteps(state, process.steps.with(index, { ...step, [field]: text }));
}

/** Begins with empty steps. */
export const startEmpty = draw(onTime(emptyProcess), { open: 0, focus: '0.name' });

export const addStep: Edit = (state) => {
  const { steps } = state.drawing.process;
  const index = steps.length;
  if (index === maxSteps) return state;
  return draw(drawSteps(state, [...steps, emptyStep]), {
    open: index,
    focus: `${index}.name`,
    message: fill(announcements.added, { number: index + 1 }),
  })(state);
};

/** Removes a step. The delay stays with the step it was tried on; removing that step removes the delay. */
export function removeStep(index: number): Edit {
  return (state) => {
    const { process, delay } = state.drawing;
    const { steps } = process;
    if (steps.length === 1) return state;
    const step = delay.step > index ? delay.step - 1 : delay.step;
    const left = delay.step === index ? noDelay : { ...delay, step };
    const open = Math.min(index, steps.length - 2);
    return draw(drawSteps(state, steps.toSpliced(index, 1), left), {
      open,
      // Not a text field, which would bring up the keyboard of a phone.
      focus: `${open}.remove`,
      message: fill(announcements.removed, { name: stepName(process, index) }),
    })(state);
  };
}

export function moveStep(index: number, by: 1 | -1): Edit {
  return (state) => {
    const { process, delay } = state.drawing;
    const { steps } = process;
    const other = index + by;
    const [one, two] = [steps[index], steps[other]];
    if (!one || !two) return state;
    const step = { [index]: other, [other]: index }[delay.step] ?? delay.step;
    const moved = drawSteps(state, steps.with(index, two).with(other, one), { ...delay, step });
    return draw(moved, {
      open: other,
      focus: `${other}.${by < 0 ? 'up' : 'down'}`,
      message: fill(announcements.moved, { name: stepName(process, index), number: other + 1 }),
    })(state);
  };
}

/** Shows the fields of a step, or hides them. */
export function unfold(index: number): Edit {
  return ({ drawing, past, open }) => ({ drawing, past, open: index === open ? -1 : index });
}

export const undo: Edit = ({ drawing, past, open }) => {
  return { drawing: past.at(-1) ?? drawing, past: past.slice(0, -1), open };
};
