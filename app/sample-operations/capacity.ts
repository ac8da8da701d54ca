/** Capacity IQ: hours already assigned to six people in weeks 24 to 29. Whole hours; a full week is 45. */

export const fullWeek = 45;

export const capacityWeeks = [24, 25, 26, 27, 28, 29] as const;

export type PersonWeeks = {
  readonly name: string;
  readonly department: string;
  /** Hours taken, a figure a week. */
  readonly hours: readonly number[];
  /** Hours of leave, where there are any: they lower that week's limit. */
  readonly leave?: readonly number[];
};

export const capacity: readonly PersonWeeks[] = [
  { name: 'Ravi', department: 'Purchase', hours: [51, 54, 49, 57, 51, 45] },
  { name: 'Meera', department: 'Purchase', hours: [42, 49, 45, 50, 46, 47] },
  { name: 'Kiran', department: 'Accounts', hours: [29, 38, 40, 33, 36, 27] },
  { name: 'Imran', department: 'Stores', hours: [42, 45, 44, 41, 39, 36] },
  { name: 'Dev', department: 'Logistics', hours: [40, 47, 43, 45, 38, 30] },
  {
    name: 'Asha',
    department: 'Plant head',
    hours: [38, 36, 30, 44, 42, 40],
    leave: [0, 0, 18, 0, 0, 0],
  },
];

/** The move that is suggested: this week, from one person to another who does the same work. */
export const move = { from: 'Ravi', to: 'Kiran', hours: 6 } as const;

/** What the page's sentences say of the board. */
export const insights = {
  busiest: { name: 'Ravi', hours: 51, percent: 113 },
  move: {
    ...move,
    fromHours: 51,
    over: 6,
    fromAfter: 45,
    toHours: 29,
    free: 16,
    toAfter: 35,
    freeAfter: 10,
  },
  hire: { over: 46, moved: 6, left: 40, first: 'Ravi', second: 'Meera' },
  nextWeek: { hours: 269, capacity: 270, free: 1 },
} as const;

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The board after the suggested move. */
export function afterMove(rows: readonly PersonWeeks[]): readonly PersonWeeks[] {
  const change: Readonly<Record<string, number>> = {
    [move.from]: -move.hours,
    [move.to]: move.hours,
  };
  return rows.map(({ hours: [thisWeek = 0, ...later], ...person }) => ({
    ...person,
    hours: [thisWeek + (change[person.name] ?? 0), ...later],
  }));
}
