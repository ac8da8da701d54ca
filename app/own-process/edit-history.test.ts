import { expect, test } from 'vitest';
import { record, redo, startHistory, undo } from './edit-history.ts';
import { emptyProcess } from './starting-points.ts';

const named = (name: string) => ({ ...emptyProcess, name });

test('every change can be undone and taken up again, and a new one ends what was undone', () => {
  const changed = record(record(startHistory(named('a')), named('b'), null), named('c'), null);
  expect(undo(undo(undo(changed))).present.name).toBe('a');
  expect(redo(redo(undo(undo(changed)))).present.name).toBe('c');
  const other = record(undo(changed), named('d'), null);
  expect(redo(other).present.name).toBe('d');
  expect(undo(other).present.name).toBe('b');
});

test('what is typed into one field is one change', () => {
  const typed = ['v', 've', 'ven'].reduce(
    (history, name) => record(history, named(name), 'name'),
    startHistory(named('a')),
  );
  expect(undo(typed).present.name).toBe('a');
  const elsewhere = record(typed, { ...named('ven'), stagger: null }, '0.name');
  expect(undo(elsewhere).present.name).toBe('ven');
});
