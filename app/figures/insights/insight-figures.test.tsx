import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { benchmarks, bottleneck, bottleneckRows } from '#app/sample-operations/insights.ts';
import { BottleneckHeatmap } from './bottleneck-heatmap.tsx';
import { EfficiencyBars } from './efficiency-bars.tsx';
import { TatBenchmark } from './tat-benchmark.tsx';

function matches(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, found = '']) => found);
}

const heatmap = renderToStaticMarkup(<BottleneckHeatmap />);

test('the days of every row of the heatmap add up to its total', () => {
  const rows = matches(heatmap, /<tr[^>]*>(<th scope="row".*?)<\/tr>/g);
  expect(rows).toHaveLength(bottleneckRows.length);
  for (const row of rows) {
    const cells = matches(row, /<td[^>]*>(\d*)/g).map(Number);
    const days = cells.slice(0, -1);
    expect(days.reduce((total, hours) => total + hours, 0)).toBe(cells.at(-1));
  }
});

test('the warmest cells of the heatmap are in the row of the bottleneck', () => {
  const worst = matches(heatmap, /<tr class="worst">(.*?)<\/tr>/g);
  expect(worst).toHaveLength(1);
  expect(worst[0]).toContain(bottleneck.step.name);
  expect(worst[0]).toContain(formatDuration(bottleneck.over));
  expect(heatmap.replace(worst[0] ?? '', '')).not.toMatch(/<td class="h4/);
});

test('only a step whose median run is over its turnaround time is marked late', () => {
  const rows = matches(renderToStaticMarkup(<TatBenchmark />), /<li class="over"><span>(.*?)</g);
  expect(rows).toEqual(
    benchmarks.filter(({ median, step }) => median > step.tat).map(({ step }) => step.name),
  );
});

test.each([
  ['benchmark', <TatBenchmark key="benchmark" />],
  ['efficiency', <EfficiencyBars key="efficiency" />],
])('no mark of the %s figure lies outside its axis', (_name, figure) => {
  const placed = matches(renderToStaticMarkup(figure), /="(-?[\d.]+)%"/g).map(Number);
  expect(placed.length).toBeGreaterThan(15);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
});
