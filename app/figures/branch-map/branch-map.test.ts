import { expect, test } from 'vitest';
import { marks } from './branch-map.tsx';
import { chart } from './projection.ts';

test('the chart shows every office', () => {
  for (const { x, y } of marks) {
    expect(x > 0 && x < chart.width && y > 0 && y < chart.height).toBe(true);
  }
});
