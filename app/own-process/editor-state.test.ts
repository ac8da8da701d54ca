import { expect, test } from 'vitest';
import { type EditorState, editorReducer, startEditor } from './editor-state.ts';
import { exampleOf } from './examples.ts';
import { addStep, moveStep, removeStep } from './process-edits.ts';
import { ranges } from './question.ts';
import { emptyProcess, firstExampleIds } from './starting-points.ts';

/** The state after these fields were changed, one after the other. */
function afterFields(...fields: [name: string, value: string][]): EditorState {
  return fields.reduce(
    (state, [name, value]) => editorReducer(state, { type: 'field', name, value }),
    startEditor(emptyProcess),
  );
}

const { calendar } = emptyProcess;
const hiring = exampleOf(firstExampleIds[1]) ?? emptyProcess;

test('invalid input stays in its field and out of the process', () => {
  const { history, invalid } = afterFields(['0.amount', '1000'], ['opens', '']);
  expect(history.present).toBe(emptyProcess);
  expect(Object.keys(invalid)).toEqual(['0.amount', 'opens']);
  expect(invalid['0.amount']?.text).toBe('1000');
});

test('input that conflicted with another value is accepted once that value changes', () => {
  const hours = afterFields(['opens', '19:00'], ['closes', '21:00']);
  expect(hours.invalid).toEqual({});
  expect(hours.history.present.calendar).toMatchObject({ opens: 19 * 60, closes: 21 * 60 });

  const days = afterFields(...calendar.days.map((day): [string, string] => [`day.${day}`, '']), [
    'day.Sun',
    'on',
  ]);
  expect(days.invalid).toEqual({});
  expect(days.history.present.calendar.days).toEqual(['Sun']);

  const sameDay = afterFields(['0.amount', '0'], ['0.unit', 'days']);
  expect(sameDay.invalid).toEqual({});
  expect(sameDay.history.present.steps[0]?.tat).toEqual({ amount: 0, unit: 'days' });
});

test('input that is invalid by itself stays invalid when other fields change', () => {
  const { history, invalid } = afterFields(['0.amount', '1000'], ['name', 'Ours']);
  expect(history.present.name).toBe('Ours');
  expect(Object.keys(invalid)).toEqual(['0.amount']);
});

test('only the first process is shown late: one that is opened or loaded starts on time', () => {
  const sample = startEditor(emptyProcess);
  expect(sample.question.more).toBeGreaterThan(0);
  for (const type of ['open', 'load'] as const) {
    const { question, history } = editorReducer(sample, { type, process: hiring });
    expect(question.more).toBe(0);
    expect(history.past).toHaveLength(type === 'open' ? 0 : 1);
  }
});

test('once edited, the first process starts on time, and a later question stays', () => {
  const typed = afterFields(['0.name', 'Ask']);
  expect(typed.question.more).toBe(0);
  const asked = editorReducer(typed, { type: 'field', name: 'if.more', value: '3' });
  const named = editorReducer(asked, { type: 'field', name: 'name', value: 'Ours' });
  expect(named.question.more).toBe(3);
});

test('until a step is delayed, the question is about the longest one', () => {
  const drawn = afterFields(['1.amount', '9']);
  expect(drawn.question).toEqual({ step: 1, more: 0, looped: false });
  const asked = editorReducer(drawn, { type: 'field', name: 'if.more', value: '3' });
  const longer = editorReducer(asked, { type: 'field', name: '2.amount', value: '40' });
  expect(longer.question).toMatchObject({ step: 1, more: 3 });
});

test('the question stays with its step when the step moves', () => {
  const opened = editorReducer(startEditor(emptyProcess), { type: 'open', process: hiring });
  const asked = editorReducer(opened, { type: 'field', name: 'if.step', value: '0' });
  const moved = editorReducer(asked, { type: 'steps', process: moveStep(hiring, 0, 2) });
  expect(moved.question.step).toBe(2);
  expect(editorReducer(moved, { type: 'undo' }).question.step).toBe(0);
});

test('the question stays with an added step, and ends with a step that is removed', () => {
  const twice = addStep(addStep(emptyProcess));
  const opened = editorReducer(startEditor(emptyProcess), { type: 'open', process: twice });
  const delayed = [
    ['if.step', '4'],
    ['if.more', '6'],
  ].reduce(
    (state, [name = '', value = '']) => editorReducer(state, { type: 'field', name, value }),
    opened,
  );
  const added = editorReducer(delayed, { type: 'steps', process: addStep(twice) });
  expect(added.question).toMatchObject({ step: 4, more: 6 });
  const removed = editorReducer(added, { type: 'steps', process: removeStep(twice, 4) });
  expect(removed.question.more).toBe(0);
});

test('invalid input stays when a step is added', () => {
  const typed = afterFields(['0.amount', '1.5']);
  const process = addStep(typed.history.present);
  expect(editorReducer(typed, { type: 'steps', process }).invalid['0.amount']?.text).toBe('1.5');
});

test('the slider stands on one of its steps when a step in another unit is asked about', () => {
  const asked = afterFields(
    ['0.amount', '45'],
    ['0.unit', 'minutes'],
    ['if.step', '1'],
    ['if.more', '7'],
  );
  const { question } = editorReducer(asked, { type: 'field', name: 'if.step', value: '0' });
  expect(question.more % ranges.minutes.step).toBe(0);
});
