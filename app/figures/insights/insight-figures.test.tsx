import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BottleneckStrip } from './bottleneck-strip.tsx';
import { percentScale } from './percent-scale.ts';
import { TatBenchmark } from './tat-benchmark.tsx';

function matches(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, found = '']) => found);
}

test('a value is placed as a share of the axis, to a tenth of a per cent', () => {
  expect([0, 5, 11, 35].map(percentScale(0, 35))).toEqual(['0%', '14.3%', '31.4%', '100%']);
});

test('every row of the bottleneck strip shows ten days that add up to its total', () => {
  const rows = matches(
    renderToStaticMarkup(<BottleneckStrip />),
    /<tr[^>]*>(<th scope="row".*?)<\/tr>/g,
  );
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const cells = matches(row, /<td[^>]*>(\d+)/g).map(Number);
    expect(cells).toHaveLength(11);
    const days = cells.slice(0, 10);
    expect(days.reduce((total, hours) => total + hours, 0)).toBe(cells[10]);
  }
});

test('the warmest cells of the strip are in the row that the bracket names', () => {
  const markup = renderToStaticMarkup(<BottleneckStrip />);
  const worst = matches(markup, /<tr class="worst">(.*?)<\/tr>/g);
  expect(worst).toHaveLength(1);
  expect(worst[0]).toContain('waiting on: Purchase. 56 of 80 h over TAT, 70 %');
  expect(markup.replace(worst[0] ?? '', '')).not.toMatch(/<td class="h4/);
});

test('only a step whose median run is over its turnaround time is marked late', () => {
  const rows = matches(renderToStaticMarkup(<TatBenchmark />), /<li class="over"><strong>(.*?)</g);
  expect(rows).toEqual(['Vendor quote']);
});

test('no mark of the benchmark lies outside its axis', () => {
  const placed = matches(renderToStaticMarkup(<TatBenchmark />), /="(-?[\d.]+)%"/g).map(Number);
  expect(placed.length).toBeGreaterThan(20);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
});
