import { expect, test } from 'vitest';
import { record, startHistory, undo } from './edit-history.ts';
import { emptyProcess } from './starting-points.ts';

const named = (name: string) => ({ ...emptyProcess, name });

test('every change can be undone, down to the first', () => {
  const changed = record(record(startHistory(named('a')), named('b'), null), named('c'), null);
  expect(undo(undo(undo(changed))).present.name).toBe('a');
  expect(undo(record(undo(changed), named('d'), null)).present.name).toBe('b');
});

test('typing into one field is one change', () => {
  const typed = ['v', 've', 'ven'].reduce(
    (history, name) => record(history, named(name), 'name'),
    startHistory(named('a')),
  );
  expect(undo(typed).present.name).toBe('a');
  const elsewhere = record(typed, { ...named('ven'), stagger: null }, '0.name');
  expect(undo(elsewhere).present.name).toBe('ven');
});
