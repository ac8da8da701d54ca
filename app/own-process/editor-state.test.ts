import { expect, test } from 'vitest';
import { type EditorAction, editorReducer, readDrawing, startEditor } from './editor-state.ts';
import { emptyProcess } from './process.ts';

const steps = ['A', 'B', 'C'].map((name) => ({
  name,
  owner: '',
  time: '4',
  unit: 'hours' as const,
}));
const drawing = { process: { name: 'Ours', steps }, question: { step: 1, more: 5 } };

function after(...actions: EditorAction[]) {
  return actions.reduce(editorReducer, startEditor(drawing));
}

const names = (state: ReturnType<typeof after>) =>
  state.present.process.steps.map(({ name }) => name).join('');

test('typing in one field is one change, and Undo goes back one change at a time', () => {
  const typed = after(
    { type: 'field', name: '0.name', value: 'Ax' },
    { type: 'field', name: '0.name', value: 'Axy' },
    { type: 'field', name: '1.time', value: '0' },
    { type: 'remove', index: 2 },
  );
  expect(names(typed)).toBe('AxyB');
  const undo = { type: 'undo' } as const;
  expect(names(editorReducer(typed, undo))).toBe('AxyBC');
  const twice = [undo, undo, undo].reduce(editorReducer, typed);
  expect(twice.present).toEqual(drawing);
  expect(editorReducer(twice, undo).present).toEqual(drawing);
});

test('the question goes with its step, and is taken back when the step is removed', () => {
  expect(after({ type: 'swap', index: 0, other: 1 }).present.question).toEqual({
    step: 0,
    more: 5,
  });
  expect(after({ type: 'swap', index: 2, other: 1 }).present.question).toEqual({
    step: 2,
    more: 5,
  });
  expect(after({ type: 'remove', index: 0 }).present.question).toEqual({ step: 0, more: 5 });
  expect(after({ type: 'remove', index: 1 }).present.question).toEqual({ step: 0, more: 0 });
  expect(after({ type: 'remove', index: 2 }).present.question).toEqual({ step: 1, more: 5 });
});

test('a drawing is kept as typed, invalid times too; anything else in its place is ignored', () => {
  const typed = after({ type: 'field', name: '1.time', value: '1,5' }).present;
  expect(readDrawing(JSON.stringify(typed))).toEqual(typed);
  const others = [
    null,
    '',
    '{',
    '{}',
    JSON.stringify(emptyProcess),
    JSON.stringify({ ...drawing, question: { step: 99, more: 0 } }),
    JSON.stringify({ ...drawing, process: { name: '', steps: [] } }),
  ];
  for (const other of others) expect(readDrawing(other)).toBeNull();
});
