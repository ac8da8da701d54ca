/** Executive assistant delegation: a voice note that became tasks, the board they are on, and its messages. */
import { type Instant, type InstantText, instant } from './calendar.ts';
import { isToday, type Person, people } from './company.ts';
import type { BoardMessage } from './order-2041.ts';

/** `closed` is null while the task is open. */
export type DelegatedTask = {
  readonly name: string;
  readonly owner: Person;
  readonly due: Instant;
  readonly closed: Instant | null;
};

function task(name: string, owner: Person, due: InstantText, closed?: InstantText): DelegatedTask {
  return { name, owner, due: instant(due), closed: closed ? instant(closed) : null };
}

export const voiceNote: {
  readonly seconds: number;
  readonly words: string;
  readonly tasks: readonly DelegatedTask[];
} = {
  seconds: 42,
  words: 'Asha books the Pune visit. Ravi sends the price list. Meera calls the auditor.',
  tasks: [
    task('Book the Pune visit', people.asha, '25 Tue 12:00'),
    task('Send the price list', people.ravi, '25 Tue 16:00'),
    task('Call the auditor', people.meera, '25 Wed 10:00'),
  ],
};

export const delegatedTasks: readonly DelegatedTask[] = [
  ...voiceNote.tasks,
  task('Sign the gate passes', people.dev, '24 Wed 14:00'),
  task('Draft the dealer letter', people.kiran, '24 Wed 17:00'),
  task('Bank letter for Jaipur', people.sunil, '24 Tue 12:00', '24 Tue 11:10'),
  task('Renew the lease', people.asha, '24 Wed 12:00', '24 Wed 10:30'),
];

/** The task board. Every task is in one of its columns. */
export const taskBoard = {
  open: delegatedTasks.filter((task) => task.closed === null && !isToday(task.due)),
  today: delegatedTasks.filter((task) => task.closed === null && isToday(task.due)),
  closed: delegatedTasks.filter((task) => task.closed !== null),
} as const;

/** The message board of the first task. */
export const taskMessages: readonly BoardMessage[] = [
  { from: people.dev, text: 'Pune can do Tuesday at 12:00. Is it booked?' },
  { from: people.asha, text: 'Yes. The car leaves at 08:30.' },
];

/** Length of a voice note as a player shows it: `0:42`. */
export function formatVoiceNote(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds - minutes * 60).padStart(2, '0')}`;
}
