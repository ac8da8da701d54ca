import { expect, test } from 'vitest';
import { sum } from './arithmetic.ts';
import { dayStart } from './calendar.ts';
import { now } from './company.ts';
import {
  delegatedTasks,
  formatVoiceNote,
  taskBoard,
  taskMessages,
  voiceNote,
} from './delegation.ts';
import { boardOrders, boardTotal } from './fms-board.ts';
import { helpTickets, openTicket, ticketOver, ticketTimes } from './help-tickets.ts';
import { speedometer } from './insights.ts';
import { reportLines, reportSources, reportTotal, reportWeeks } from './mis-report.ts';
import { reallocation, successorsList, sunilsTasks } from './my-work.ts';
import { openTasks } from './open-tasks.ts';
import { chatDays, dispatchClose, groupChat, notification, quoteClose } from './order-2033.ts';
import { stepIds } from './purchase-to-dispatch.ts';
import {
  lateRecurring,
  occurrences,
  recurringTasks,
  weekRows,
  weekTotal,
} from './recurring-tasks.ts';
import { runs } from './runs.ts';

test('a voice note becomes the open tasks of the board, and every task is in one column', () => {
  expect(taskBoard.open).toEqual(voiceNote.tasks);
  expect([...taskBoard.open, ...taskBoard.today, ...taskBoard.closed]).toEqual(delegatedTasks);
  for (const task of taskBoard.closed) expect(task.closed).toBeLessThanOrEqual(task.due);
  for (const { name, owner } of voiceNote.tasks) {
    expect(voiceNote.words).toContain(owner.name);
    expect(voiceNote.words).toContain(name.split(' ').slice(1).join(' '));
  }
  expect(taskMessages.map(({ from }) => from)).toContain(voiceNote.tasks[0]?.owner);
  expect(formatVoiceNote(65)).toBe('1:05');
});

test('the open ticket is first of the list, due later today, and one other is over', () => {
  expect(helpTickets[0]).toBe(openTicket);
  expect(openTicket.raised + ticketTimes.routedIn).toBe(openTicket.routed);
  expect(now + ticketTimes.dueIn).toBe(openTicket.due);
  expect(helpTickets.filter((ticket) => ticketOver(ticket) > 0)).toHaveLength(1);
});

test('the week counts what fell due, what is done, and when each task is next due', () => {
  const daily = weekRows.filter(({ task }) => task.recurrence === 'daily');
  for (const { marks } of daily) expect(marks).toHaveLength(5);
  const done = sum(weekRows.map(({ marks }) => marks.filter((m) => m.state === 'done').length));
  expect(weekTotal).toEqual({ done, due: sum(weekRows.map(({ marks }) => marks.length)) });
  for (const { next, marks } of weekRows) {
    expect(next).toBeGreaterThan(now);
    for (const { day, state } of marks) if (state === 'now') expect(day).toBe('Wed');
  }
});

test('the report adds up: three sources, one total, and each late task was due in its weeks', () => {
  expect(reportTotal.closed).toBe(sum(reportSources.map(({ closed }) => closed)));
  expect(reportTotal.inTime).toBe(sum(reportSources.map(({ inTime }) => inTime)));
  const fms = reportSources.find(({ id }) => id === 'fms');
  expect([fms?.closed, fms?.inTime]).toEqual([speedometer.closes, speedometer.inTime]);
  expect(sum(reportLines.map(({ percent }) => (percent * runs.length) / 100))).toBe(fms?.inTime);
  expect(reportWeeks).toMatchObject({ first: 22, last: 23 });
  expect(reportWeeks.ready).toBeLessThan(now);
  for (const { name, due } of lateRecurring) {
    const task = recurringTasks.find((each) => each.name === name);
    expect(task && occurrences(task, due, due + 1)).toEqual([due]);
  }
});

test('every open task of the leaver moves, what he closed stays his, and none is lost', () => {
  const { moved, kept } = reallocation;
  expect(moved.length + kept.length).toBe(sunilsTasks.length);
  expect(kept).toEqual(sunilsTasks.filter(({ due }) => due === null));
  for (const task of moved) expect(task.due).toBeGreaterThanOrEqual(reallocation.from);
  expect(successorsList.filter(({ isNew }) => isNew)).toHaveLength(moved.length);
  expect(successorsList.map(({ due }) => due)).toEqual(
    successorsList.map(({ due }) => due).toSorted((a, b) => a - b),
  );
});

test('the FMS board shows orders at every step, each over its TAT or with time left', () => {
  expect([...new Set(boardOrders.map(({ position }) => position))].toSorted()).toEqual(
    stepIds.map((_, index) => index),
  );
  for (const { task, left } of boardOrders) expect(task.over > 0).toBe(left === 0);
  expect(boardTotal.open).toBe(openTasks.length);
});

test('order 2033 was chased from Tuesday to Thursday in the chat, and closed in time in one tap', () => {
  expect(chatDays.map(({ day }) => day)).toEqual(['Tue', 'Wed', 'Thu']);
  expect(sum(chatDays.map(({ messages }) => messages.length))).toBe(groupChat.length);
  expect(notification.at).toBeGreaterThan(quoteClose.opened);
  expect(notification.at).toBeLessThan(quoteClose.closed);
  expect([quoteClose.over, dispatchClose.over]).toEqual([0, 0]);
  const last = groupChat.at(-1)?.at ?? 0;
  expect(dayStart(dispatchClose.closed)).toBeLessThan(dayStart(last));
});
