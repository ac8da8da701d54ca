import { expect, test } from 'vitest';
import { officeLoads } from '#app/sample-operations/branches.ts';
import { landModule } from '#root/scripts/land-dots.ts';
import { type Mark, marksOf, ring } from './geometry.ts';
import land from './land.ts?raw';
import { chart, placeOf, pointOf } from './projection.ts';

const marks = marksOf(officeLoads);

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

/** Pixels that a name takes on the screen, where the chart is drawn at `scale`; letters are half as wide as high. */
function nameBox(mark: Mark, scale: number, font: number, rings: number) {
  const width = (mark.load.office.name.length * font * 0.5) / scale;
  const outer = ((mark.radius + ring.stroke / 2) * rings + 7) / scale;
  const half = (font * 0.6) / scale;
  if (mark.name === 'below') {
    const top = mark.y + outer;
    return { left: mark.x - width / 2, right: mark.x + width / 2, top, bottom: top + 2 * half };
  }
  const left = mark.name === 'right' ? mark.x + outer : mark.x - outer - width;
  return { left, right: left + width, top: mark.y - half, bottom: mark.y + half };
}

test.each([
  ['a wide window', 1, 18, 1],
  ['a tablet', 0.72, 18, 0.85],
  ['a phone', 0.61, 15, 0.62],
  ['a small phone', 0.5, 15, 0.62],
])('on %s no spoke runs through a name', (_, scale, font, rings) => {
  for (const named of marks) {
    const { left, right, top, bottom } = nameBox(named, scale, font, rings);
    for (const { load, spoke } of marks) {
      const inside = pointsOf(spoke ?? '').filter(
        ({ x, y }) => x > left && x < right && y > top && y < bottom,
      );
      expect(inside, `${load.office.name} through ${named.load.office.name}`).toEqual([]);
    }
  }
});

test('no spoke runs through the ring of another office', () => {
  const [hub, ...branches] = marks;
  for (const { load, x, y, radius } of branches) {
    for (const other of branches.filter((each) => each.load !== load)) {
      const nearest = Math.min(
        ...pointsOf(other.spoke ?? '').map((point) => Math.hypot(point.x - x, point.y - y)),
      );
      expect(nearest, `${other.load.office.name} by ${load.office.name}`).toBeGreaterThan(radius);
    }
  }
  expect(hub?.spoke).toBeUndefined();
});

test('a ring is as large as its open tasks', () => {
  for (const { radius, load } of marks) expect(radius ** 2 / load.open).toBeCloseTo(5.6 ** 2);
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
