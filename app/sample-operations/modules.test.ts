import { expect, test } from 'vitest';
import { weekdayOf } from './calendar.ts';
import { now } from './company.ts';
import {
  delegation,
  formatVoiceNote,
  helpTicket,
  misReport,
  myWork,
  recurrenceRuler,
} from './modules.ts';

test('the voice note of 0:42 becomes three tasks that are due after now', () => {
  expect(formatVoiceNote(delegation.voiceNoteSeconds)).toBe('0:42');
  for (const task of delegation.tasks) expect(task.due).toBeGreaterThan(now);
});

test('the ticket is routed in 12 m and due in 3 h', () => {
  expect([helpTicket.routedIn, helpTicket.dueIn]).toEqual([12, 180]);
});

test('the recurrence ruler has one today, one monthly day and a weekly one each Monday', () => {
  const of = (recurrence: string) =>
    recurrenceRuler.filter((each) => each.recurrence === recurrence);
  expect(recurrenceRuler).toHaveLength(25);
  expect(recurrenceRuler.filter((each) => each.state === 'today')).toHaveLength(1);
  expect(of('monthly')).toHaveLength(1);
  expect(of('weekly').map((each) => weekdayOf(each.day))).toEqual(Array(5).fill('Mon'));
});

test('the weekly report counts Stores, Purchase and Logistics from the ten runs', () => {
  expect(misReport.lines).toEqual([
    { desk: 'Stores', percent: 100 },
    { desk: 'Purchase', percent: 40 },
    { desk: 'Logistics', percent: 90 },
  ]);
});

test('four open tasks move to Kiran, none stays behind, and what Sunil closed stays his', () => {
  expect([myWork.moved, myWork.left]).toEqual([4, 0]);
  const kept = myWork.afterwards.filter((task) => task.owner.name === 'Sunil');
  expect(kept).toEqual(myWork.before.filter((task) => task.done));
});
