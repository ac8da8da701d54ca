/** The sample company: its people, and the moment at which every figure is read. */
import { dayStart, type Instant, instant } from './calendar.ts';

/** Wednesday of week 24, 11:00: the "now" of every figure. Weeks 22 and 23 are the last complete ones. */
export const now = instant('24 Wed 11:00');

/** Whether an instant falls on the day of `now`. */
export function isToday(at: Instant): boolean {
  return dayStart(at) === dayStart(now);
}

export type PersonId = 'asha' | 'dev' | 'imran' | 'kiran' | 'leela' | 'meera' | 'ravi' | 'sunil';

/** `department` is shown beside the person; a role with one holder stands for its own. */
export type Person = {
  readonly id: PersonId;
  readonly name: string;
  readonly department: Department;
};

export type Department =
  | 'Stores'
  | 'Plant head'
  | 'Purchase'
  | 'Accounts'
  | 'Logistics'
  | 'Quality'
  | 'Sales'
  | 'IT'
  | 'Human Resources'
  | 'Maintenance';

export const people = {
  ravi: { id: 'ravi', name: 'Ravi', department: 'Purchase' },
  meera: { id: 'meera', name: 'Meera', department: 'Purchase' },
  kiran: { id: 'kiran', name: 'Kiran', department: 'Accounts' },
  imran: { id: 'imran', name: 'Imran', department: 'Stores' },
  dev: { id: 'dev', name: 'Dev', department: 'Logistics' },
  asha: { id: 'asha', name: 'Asha', department: 'Plant head' },
  sunil: { id: 'sunil', name: 'Sunil', department: 'Accounts' },
  leela: { id: 'leela', name: 'Leela', department: 'IT' },
} as const satisfies Record<PersonId, Person>;
