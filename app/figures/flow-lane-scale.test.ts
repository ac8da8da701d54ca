import { expect, test } from 'vitest';
import { now } from '#app/sample-operations/company.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { actingStop, lane, laneStops } from '#app/sample-operations/order-2041.ts';
import { laneAxis, laneDays, laneHours, laneOffset, laneShare, laneX } from './flow-lane-scale.ts';

test('the lane gives each working hour the same width and a night none', () => {
  expect(laneOffset(60) - laneOffset(0)).toBe(laneAxis.perHour);
  const [monday, tuesday] = laneDays;
  expect(monday).toBe(lane.started);
  expect(laneX(tuesday ?? 0)).toBe(laneShare(laneAxis.inset + 9 * laneAxis.perHour));
});

test('stops, the moment now and the late close stand where the order puts them', () => {
  expect(laneX(now)).toBe(laneX(actingStop.closes));
  expect(laneX(now)).toBe(laneShare(laneAxis.inset + 20 * laneAxis.perHour));
  expect(laneX(lane.expectedClose)).toBe(
    laneShare(laneOffset(lane.plannedMinutes) + (lane.lateBy / 60) * laneAxis.perHour),
  );
  const positions = laneStops.map(({ opens }) => Number.parseFloat(laneX(opens)));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('the axis ends inside the drawing and names the days on it', () => {
  expect(laneOffset(laneHours * 60)).toBeLessThanOrEqual(laneAxis.width);
  expect(laneDays.map(formatInstant)).toEqual(['Mon 09:00', 'Tue 09:00', 'Wed 09:00', 'Thu 09:00']);
});
