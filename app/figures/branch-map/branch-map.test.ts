import { expect, test } from 'vitest';
import { branches } from '#app/sample-operations/branches.ts';
import { landModule } from '#root/scripts/land-dots.ts';
import { marksOf } from './branch-map.tsx';
import land from './land.ts?raw';
import { chart, placeOf, pointOf } from './projection.ts';

const marks = marksOf(branches);

test('the chart shows every office, and nothing north of 31 degrees but its edge', () => {
  for (const { x, y } of marks) {
    expect(x > 0 && x < chart.width && y > 0 && y < chart.height).toBe(true);
  }
  expect(placeOf(0, chart.top)[1]).toBeLessThan(31);
  const place = { longitude: 77.03, latitude: 28.46 };
  const { x, y } = pointOf(place);
  expect(placeOf(x, y)[0]).toBeCloseTo(place.longitude);
  expect(placeOf(x, y)[1]).toBeCloseTo(place.latitude);
});

test('the land that is committed is the land that Natural Earth draws', async () => {
  expect(land).toBe(await landModule());
});
