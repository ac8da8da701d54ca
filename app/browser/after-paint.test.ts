import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = undefined;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the task runs once, after the frame', () => {
  const task = vi.fn();
  afterPaint(task);
  frame?.(0);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

test('without a frame, as in a tab that is not seen, it runs all the same, and once', () => {
  const task = vi.fn();
  afterPaint(task);
  vi.runAllTimers();
  frame?.(0);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

test('what was called off never runs', () => {
  const task = vi.fn();
  afterPaint(task)();
  frame?.(0);
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
