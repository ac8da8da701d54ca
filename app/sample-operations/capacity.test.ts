import { expect, test } from 'vitest';
import { sum } from './arithmetic.ts';
import {
  capacityRows,
  departmentBalance,
  moveHours,
  plannedBoard,
  suggestedMove,
  teamWeeks,
} from './capacity.ts';

test('rows and team weeks add up as the board prints them', () => {
  expect(capacityRows().map((row) => [row.person.name, row.balance])).toEqual([
    ['Ravi', 37],
    ['Meera', 9],
    ['Kiran', -67],
    ['Imran', -23],
    ['Dev', -27],
    ['Asha', -22],
  ]);
  expect(teamWeeks().map((week) => `${week.hours} of ${week.capacity}`)).toEqual([
    '242 of 270',
    '269 of 270',
    '251 of 252',
    '270 of 270',
    '252 of 270',
    '225 of 270',
  ]);
});

test('leave lowers the 100 % line of that week', () => {
  const cell = capacityRows().at(-1)?.cells[2];
  expect(cell).toMatchObject({ hours: 30, capacity: 27, over: 3, free: 0 });
});

test('the suggested move brings Ravi to 45 h and Kiran to 35 h, and leaves Purchase 40 h over', () => {
  const result = moveHours(plannedBoard, suggestedMove);
  if (result.kind !== 'moved') throw new Error(result.reason);
  const rows = capacityRows(result.board);
  expect(rows[0]?.cells[0]).toMatchObject({ hours: 45, over: 0 });
  expect(rows[2]?.cells[0]).toMatchObject({ hours: 35, free: 10 });
  expect([departmentBalance('Purchase'), departmentBalance('Purchase', result.board)]).toEqual([
    46, 40,
  ]);
});

test('moving hours loses none and does not change the given board', () => {
  const all = (board: typeof plannedBoard) => sum(board.flatMap((plan) => plan.hours));
  const before = structuredClone(plannedBoard);
  const result = moveHours(plannedBoard, {
    from: { person: 'ravi', week: 27 },
    to: { person: 'ravi', week: 29 },
    hours: 12,
  });
  if (result.kind !== 'moved') throw new Error(result.reason);
  expect(all(result.board)).toBe(all(plannedBoard));
  expect(result.board[0]?.hours).toEqual([51, 54, 49, 45, 51, 57]);
  expect(plannedBoard).toEqual(before);
});

test('a move that makes no sense is refused with its reason', () => {
  const from = { person: 'ravi', week: 24 } as const;
  const to = { person: 'kiran', week: 24 } as const;
  const refused = (move: Parameters<typeof moveHours>[1]) => moveHours(plannedBoard, move);
  expect(refused({ from, to, hours: 0 })).toMatchObject({ reason: 'not-whole-hours' });
  expect(refused({ from, to, hours: 1.5 })).toMatchObject({ reason: 'not-whole-hours' });
  expect(refused({ from, to: from, hours: 1 })).toMatchObject({ reason: 'same-place' });
  expect(refused({ from, to: { ...to, week: 30 }, hours: 1 })).toMatchObject({
    reason: 'unknown-place',
  });
  expect(refused({ from, to, hours: 52 })).toMatchObject({ reason: 'not-enough-hours' });
});
