import { expect, test } from 'vitest';
import { officeLoads, rollUp } from '#app/sample-operations/branches.ts';
import { layOut, taskLength } from './schematic.ts';

const { locations, ticks, total } = layOut(officeLoads, rollUp());

test('a hanging stub takes 9.6 px a task, and its late end as many as are late', () => {
  expect(taskLength).toBe(9.6);
  expect(locations[0]?.hanging).toEqual({ lateFrom: 144, end: 201.6 });
  for (const { hanging, open, late } of locations) {
    expect(hanging.end).toBeCloseTo(open * taskLength, 1);
    expect(hanging.end - hanging.lateFrom).toBeCloseTo(late * taskLength, 1);
  }
});

test('lying stubs share one scale, on which the longest fills the width', () => {
  expect(locations[0]?.lying.end).toBe(100);
  expect(locations[6]?.lying).toEqual({ lateFrom: 28.6, end: 28.6 });
});

test('the flows of a location are drawn against its largest, and add up to the stub', () => {
  for (const { flows, open, late } of locations) {
    expect(Math.max(...flows.map((flow) => flow.lying.end))).toBe(100);
    expect(flows.reduce((sum, flow) => sum + flow.open, 0)).toBe(open);
    expect(flows.reduce((sum, flow) => sum + flow.late, 0)).toBe(late);
  }
});

test('the line has one tick a location, evenly spaced, and carries the sum of all', () => {
  expect(ticks).toHaveLength(7);
  expect(ticks.slice(0, 3)).toEqual([0, 14.3, 28.6]);
  expect(total).toEqual({ open: 91, late: 20 });
});
