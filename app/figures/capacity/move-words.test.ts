import { expect, test } from 'vitest';
import { capacityIq } from '#app/content/capacity-iq.ts';
import {
  type Move,
  moveHours,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import { moveWords } from './move-words.ts';

function said(move: Move): string {
  return moveWords(plannedBoard, move, moveHours(plannedBoard, move), capacityIq.controls);
}

test('a move says how many hours both weeks are free or over', () => {
  expect(said(suggestedMove)).toBe(
    'Moved 6\u00a0h. Ravi, week 24: 45\u00a0h, 0\u00a0h free. Kiran, week 24: 35\u00a0h, 10\u00a0h free.',
  );
  expect(said({ ...suggestedMove, to: { person: 'meera', week: 25 } })).toBe(
    'Moved 6\u00a0h. Ravi, week 24: 45\u00a0h, 0\u00a0h free. Meera, week 25: 55\u00a0h, 10\u00a0h over.',
  );
});

test('a refused move says why', () => {
  expect(said({ ...suggestedMove, hours: 0 })).toBe('Not moved. Enter whole hours, at least 1.');
  expect(said({ ...suggestedMove, hours: 60 })).toBe(
    'Not moved. Ravi has only 51\u00a0h in week 24.',
  );
  expect(said({ ...suggestedMove, to: suggestedMove.from })).toBe(
    'Not moved. That is the same person in the same week.',
  );
});
