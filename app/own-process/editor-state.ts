/** State and reducer of the editor. */

import { ownProcess } from '#app/content/own-process.ts';
import type { InvalidFields } from './blank.tsx';
import { type EditHistory, record, startHistory, undo } from './edit-history.ts';
import { type Process, type Step, validateProcess } from './process.ts';
import { withField } from './process-edits.ts';
import { firstQuestion, keepQuestion, type Question } from './question.ts';

export type EditorState = {
  readonly history: EditHistory;
  readonly question: Question;
  readonly invalid: InvalidFields;
};

export type EditorAction =
  /** A field was changed; its name is one that `withField` knows, or one of the question's. */
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  /** Steps were added, removed or moved. */
  | { readonly type: 'steps'; readonly process: Process }
  /** The process of the address is opened: there is nothing to undo. */
  | { readonly type: 'open'; readonly process: Process }
  /** Another process takes the place of this one. */
  | { readonly type: 'load'; readonly process: Process }
  | { readonly type: 'undo' };

export function startEditor(process: Process): EditorState {
  return { history: startHistory(process), question: firstQuestion(process), invalid: {} };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { history, question } = state;
  switch (action.type) {
    case 'field':
      return withFieldChanged(state, action.name, action.value);
    case 'steps':
      return {
        ...withHistory(
          record(history, action.process, null),
          follow(question, history.present.steps, action.process) ?? onTime(action.process),
        ),
        // An added step is the last: the others keep their places, and invalid input its field.
        invalid: action.process.steps.length > history.present.steps.length ? state.invalid : {},
      };
    case 'open':
      return withHistory(startHistory(action.process), onTime(action.process));
    case 'load':
      return withHistory(record(history, action.process, null), onTime(action.process));
    case 'undo': {
      const undone = undo(history);
      const followed = follow(question, history.present.steps, undone.present);
      return withHistory(undone, followed ?? question);
    }
  }
}

/** Only the sample is shown late: a delay that nobody set would look like a fault of the process. */
function onTime(process: Process): Question {
  return { ...firstQuestion(process), more: 0 };
}

/** Keeps the question with its step when steps are added, removed or moved; undefined if the step is gone. */
function follow(question: Question, before: readonly Step[], { steps }: Process) {
  const step = steps.findIndex(({ tat }) => tat === before[question.step]?.tat);
  return step < 0 ? undefined : { ...question, step };
}

function withHistory(history: EditHistory, question: Question): EditorState {
  return { history, question: keepQuestion(history.present, question), invalid: {} };
}

/** Invalid input stays in its field, with the reason; the process is unchanged. */
function withFieldChanged(state: EditorState, name: string, value: string): EditorState {
  const { history, question, invalid } = state;
  const { present } = history;
  if (name.startsWith('if.')) {
    return { ...state, question: keepQuestion(present, asked(question, name, value)) };
  }
  const process = withField(present, name, value);
  const validated = validateProcess(process);
  if ('error' in validated) {
    // Times are entered whole, or not at all.
    const isTime = /^(?:opens|closes|clock)$/.test(name) && value === '';
    const error = isTime ? ownProcess.hours.time : validated.error;
    return { ...state, invalid: { ...invalid, [name]: { text: value, error } } };
  }
  const { [name]: corrected, ...others } = invalid;
  const changed: EditorState = {
    // As typed: a space at the end of a word belongs to the next one.
    history: record(history, process, name),
    // From the first change on it is the visitor's own process, without the sample's delay. Until the visitor
    // delays a step, the question is about the longest one.
    question:
      history.past[0] && question.more
        ? keepQuestion(process, question)
        : { ...onTime(process), looped: question.looped },
    // The same object where it can be: rows are rendered anew when it changes.
    invalid: corrected ? others : invalid,
  };
  // Input that conflicted with the old value may be valid now: an opening hour, once the closing hour is later.
  return Object.entries(others).reduce(
    (state, [field, { text }]) => withFieldChanged(state, field, text),
    changed,
  );
}

function asked(question: Question, name: string, value: string): Question {
  if (name === 'if.looped') return { ...question, looped: value !== '' };
  return { ...question, [name === 'if.step' ? 'step' : 'more']: Number(value) };
}
