import { expect, test } from 'vitest';
import { hours } from '#app/sample-operations/calendar.ts';
import {
  loop,
  splitDirect,
  splitStaggered,
  straight,
} from '#app/sample-operations/workflow-types.ts';
import { framesOf } from './flow-frames.ts';

test('a straight flow is one step at a time, and ends when the last stop opens', () => {
  const frames = framesOf(straight);
  expect(frames.map(({ at }) => at)).toEqual([0, 3, 7, 12].map(hours));
  expect(frames.map(({ acting }) => acting.map(({ name }) => name))).toEqual([
    ['Raise'],
    ['Approve'],
    ['Order'],
    [],
  ]);
  expect(frames.map(({ finished }) => finished)).toEqual([false, false, false, true]);
});

test('a rejected review sends the work back, once, and attempt 2 is acted on', () => {
  const back = framesOf(loop).filter(({ returned }) => returned !== null);
  expect(back).toHaveLength(1);
  expect(back[0]?.at).toBe(hours(6));
  expect(back[0]?.acting).toMatchObject([{ name: 'Draft', attempt: 2 }]);
});

test('in a direct split both tracks are acted on at once, then the shorter waits', () => {
  const frames = framesOf(splitDirect);
  expect(frames[1]?.acting.map(({ name }) => name)).toEqual(['Pack', 'Invoice']);
  expect(frames[2]?.waiting.map(({ name }) => name)).toEqual(['Invoice']);
  expect(frames[3]?.waiting).toEqual([]);
});

test('in a staggered split the second track opens later', () => {
  const names = framesOf(splitStaggered).map(({ acting }) => acting.map(({ name }) => name));
  expect(names.slice(0, 4)).toEqual([['Confirm order'], ['Pack'], ['Pack', 'Invoice'], ['Pack']]);
});
