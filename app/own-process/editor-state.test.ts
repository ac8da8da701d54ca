import { expect, test } from 'vitest';
import { emptyProcess, maxNameLength, maxSteps } from '#request/process/process.ts';
import {
  type EditorAction,
  editorReducer,
  onTime,
  readDrawing,
  startEditor,
} from './editor-state.ts';

const steps = ['A', 'B', 'C'].map((name) => ({
  name,
  owner: '',
  time: '4',
  unit: 'hours' as const,
}));
const drawing = { process: { name: 'Ours', steps }, delay: { step: 1, hours: 5 } };

function after(...actions: EditorAction[]) {
  return actions.reduce(editorReducer, startEditor(drawing));
}

test('the delay goes with its step, and is taken back when the step is removed', () => {
  expect(after({ type: 'move', index: 0, by: 1 }).drawing.delay).toEqual({
    step: 0,
    hours: 5,
  });
  expect(after({ type: 'move', index: 2, by: -1 }).drawing.delay).toEqual({
    step: 2,
    hours: 5,
  });
  expect(after({ type: 'remove', index: 0 }).drawing.delay).toEqual({ step: 0, hours: 5 });
  expect(after({ type: 'remove', index: 1 }).drawing.delay).toEqual({ step: 0, hours: 0 });
  expect(after({ type: 'remove', index: 2 }).drawing.delay).toEqual({ step: 1, hours: 5 });
});

test('what cannot be done changes nothing, and leaves nothing to undo', () => {
  const full = { ...drawing.process, steps: Array(maxSteps).fill(steps[0]) };
  const actions: EditorAction[] = [
    { type: 'move', index: 0, by: -1 },
    { type: 'field', name: '3.time', value: '7' },
    { type: 'move', index: 2, by: 1 },
  ];
  for (const action of actions) expect(after(action)).toEqual(startEditor(drawing));
  const restored = after({ type: 'restore', drawing: onTime(full) });
  expect(editorReducer(restored, { type: 'add' })).toBe(restored);
  const single = { ...drawing.process, steps: steps.slice(0, 1) };
  const only = after({ type: 'restore', drawing: onTime(single) });
  expect(editorReducer(only, { type: 'remove', index: 0 })).toBe(only);
});

test('a drawing is kept as typed, invalid times too; anything else in its place is ignored', () => {
  const typed = after({ type: 'field', name: '1.time', value: '1,5' }).drawing;
  expect(readDrawing(JSON.stringify(typed))).toEqual(typed);
  const others = [
    null,
    '',
    '{',
    '{}',
    JSON.stringify(emptyProcess),
    JSON.stringify({ ...drawing, process: { name: '', steps: [] } }),
  ];
  for (const other of others) expect(readDrawing(other)).toBeNull();
});

test('a name that a keyboard is still composing, and so is longer than its field allows, loses no drawing', () => {
  const typed = after({ type: 'field', name: '1.name', value: '検'.repeat(maxNameLength + 1) });
  const kept = readDrawing(JSON.stringify(typed.drawing));
  expect(kept?.process.steps[1]?.name).toBe('検'.repeat(maxNameLength));
});

test('cells and lines that are pasted into a name become one line', () => {
  const { drawing: pasted } = after({
    type: 'field',
    name: '1.name',
    value: 'Raise\tStores\r\nAsk',
  });
  expect(pasted.process.steps[1]?.name).toBe('Raise Stores Ask');
});
