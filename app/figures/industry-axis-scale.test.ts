import { expect, test } from 'vitest';
import { axisShare, axisStages, breakLines } from './industry-axis-scale.ts';

test('the stages stand on the axis in the proportion of the years between them', () => {
  const [first, second, third] = axisStages;
  if (!first || !second || !third) throw new Error('three stages at least');
  const ratio =
    (axisShare(third.year) - axisShare(second.year)) /
    (axisShare(second.year) - axisShare(first.year));
  expect(ratio).toBeCloseTo((third.year - second.year) / (second.year - first.year), 2);
  expect(first.gap).toBe(second.year - first.year);
  expect(axisStages.at(-1)?.gap).toBeNull();
});

test('labels break between words and keep every word', () => {
  const text = 'Cincinnati slaughterhouses: the work moves, people stand still.';
  const lines = breakLines(text, 28);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(28);
});

test('no word is left alone on the last line', () => {
  expect(breakLines('Water and steam drive the work.', 28)).toEqual([
    'Water and steam drive',
    'the work.',
  ]);
});
