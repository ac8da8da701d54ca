import { expect, test } from 'vitest';
import { branches } from '#app/sample-operations/branches.ts';
import { landModule } from '#root/scripts/land-dots.ts';
import { type Mark, marksOf } from './branch-map.tsx';
import land from './land.ts?raw';
import { chart, placeOf, pointOf } from './projection.ts';

const marks = marksOf(branches);

/** Points along a spoke `Mx yCx y x y x y`, close enough that no name fits between two of them. */
function pointsOf(spoke: string): { x: number; y: number }[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = (
    spoke.match(/[\d.]+/g) ?? []
  ).map(Number);
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return Array.from({ length: 201 }, (_, index) => ({
    x: at(index / 200, ax, bx, cx, dx),
    y: at(index / 200, ay, by, cy, dy),
  }));
}

/** Chart pixels that a name of two lines of 15 px takes where the chart is drawn at `scale`, its rings at `rings`. */
function nameBox({ branch, x, y, radius, nameSide }: Mark, scale: number, rings: number) {
  const width = (Math.max(branch.name.length, 6) * 15 * 0.52) / scale;
  const outer = ((radius + 4) * rings + 10) / scale;
  const half = 19 / scale;
  if (nameSide === 'below') {
    return {
      left: x - width / 2,
      right: x + width / 2,
      top: y + outer,
      bottom: y + outer + 2 * half,
    };
  }
  const left = nameSide === 'right' ? x + outer : x - outer - width;
  return { left, right: left + width, top: y - half, bottom: y + half };
}

test.each([
  ['a wide window', 1, 1],
  ['a tablet', 0.73, 0.86],
  ['a phone', 0.77, 0.8],
  ['a small phone', 0.62, 0.8],
])('on %s no spoke runs through a name or another office’s ring', (_, scale, rings) => {
  for (const named of marks) {
    const { left, right, top, bottom } = nameBox(named, scale, rings);
    for (const { branch, spoke } of marks) {
      const points = pointsOf(spoke ?? '');
      const inside = points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
      expect(inside, `${branch.name} through ${named.branch.name}`).toEqual([]);
      if (branch === named.branch || named === marks[0]) continue;
      const nearest = Math.min(...points.map(({ x, y }) => Math.hypot(x - named.x, y - named.y)));
      expect(nearest, `${branch.name} by ${named.branch.name}`).toBeGreaterThan(named.radius);
    }
  }
});

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
