/** Capacity IQ: hours already assigned to six people in weeks 24 to 29, of 45 a week. Now is week 24. */
export const fullWeek = 45;

export const weeks = [24, 25, 26, 27, 28, 29] as const;

export const people = [
  { name: 'Ravi', department: 'Purchase', hours: [51, 54, 49, 57, 51, 45] },
  { name: 'Meera', department: 'Purchase', hours: [42, 49, 45, 50, 46, 47] },
  { name: 'Kiran', department: 'Accounts', hours: [29, 38, 40, 33, 36, 27] },
  { name: 'Imran', department: 'Stores', hours: [42, 45, 44, 41, 39, 36] },
  { name: 'Dev', department: 'Logistics', hours: [40, 47, 43, 45, 38, 30] },
  { name: 'Asha', department: 'Plant head', hours: [38, 36, 30, 44, 42, 40] },
] as const;

/** Lowers what a person, and with it the team, has in that week. */
export const leave = { name: 'Asha', week: 26, hours: 18 } as const;

export const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0);

/** Hours that move this week from the busiest person to someone who does the same work. */
const moved = 6;
const [ravi, meera, kiran] = people;
export const suggestedMove = {
  hours: moved,
  from: { name: ravi.name, before: ravi.hours[0], after: ravi.hours[0] - moved },
  to: { name: kiran.name, before: kiran.hours[0], after: kiran.hours[0] + moved },
} as const;

/** What the two buyers are over a full week in all, before and after the move. */
const over = sum([ravi, meera].map(({ hours }) => sum(hours) - hours.length * fullWeek));
export const hiring = { over, moved, left: over - moved, first: ravi.name, second: meera.name };

const [hours, capacity] = [sum(people.map((person) => person.hours[1])), people.length * fullWeek];
export const nextWeek = { hours, capacity, free: capacity - hours };
