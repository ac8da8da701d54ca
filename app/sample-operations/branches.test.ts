import { expect, test } from 'vitest';
import {
  comparedProcesses,
  exception,
  favoriteOffices,
  favoritesRollup,
  officeLoads,
  rollUp,
} from './branches.ts';
import { offices } from './company.ts';
import { flowchartGroups } from './flowchart.ts';
import { lateTasks, openTasks } from './open-tasks.ts';
import { actingStop } from './order-2041.ts';

test('the offices add up to 91 open and 20 late', () => {
  expect(officeLoads.map((load) => [load.office.name, load.open, load.late])).toEqual([
    ['Head office', 21, 6],
    ['Chennai', 19, 7],
    ['Pune', 14, 1],
    ['Surat', 12, 3],
    ['Jaipur', 10, 2],
    ['Kochi', 9, 1],
    ['Indore', 6, 0],
  ]);
  expect(rollUp()).toEqual({ open: 91, late: 20 });
});

test('the three offices of the home page add up to 45 open and 9 late', () => {
  expect(favoriteOffices.map((load) => load.office.name)).toEqual([
    'Head office',
    'Jaipur',
    'Pune',
  ]);
  expect(favoritesRollup).toEqual({ open: 45, late: 9 });
});

test('no flow has more late tasks than open ones', () => {
  for (const flow of officeLoads.flatMap((load) => load.flows)) {
    expect(flow.late).toBeLessThanOrEqual(flow.open);
  }
});

test('the flowchart, the open tasks and the favorites count the same 11 open and 5 late', () => {
  expect(flowchartGroups.map((each) => [each.name, each.open, each.late])).toEqual([
    ['Plant', 3, 0],
    ['Commercial', 6, 4],
    ['Logistics', 2, 1],
  ]);
  expect([openTasks.length, lateTasks(openTasks).length]).toEqual([11, 5]);
  expect(favoriteOffices[0]?.flows[0]).toMatchObject({ open: 11, late: 5 });
});

test('order 2041 is the latest of the open tasks', () => {
  const latest = openTasks.toSorted((a, b) => b.over - a.over)[0];
  expect(latest).toMatchObject({ order: 2041, over: actingStop.over });
});

test('Chennai holds 7 of the 20 late tasks, 5 of them at the gate', () => {
  expect(exception).toMatchObject({ office: { name: 'Chennai' }, late: 7, lateInAll: 20 });
  expect(exception.flow).toMatchObject({ flow: 'Gate pass', late: 5 });
});

test('each process is compared by the median of its runs against its TAT', () => {
  for (const { tat, medians } of comparedProcesses) {
    expect(medians.length).toBe(offices.length);
    for (const { median, over } of medians) expect(over).toBe(Math.max(0, median - tat));
  }
});
