import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frame: FrameRequestCallback | undefined;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
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

test('when the page is left it runs at once, and once', () => {
  const task = vi.fn();
  afterPaint(task);
  page.dispatchEvent(new Event('pagehide'));
  expect(task).toHaveBeenCalledOnce();
  frame?.(0);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

test('what was called off never runs', () => {
  const task = vi.fn();
  afterPaint(task)();
  frame?.(0);
  vi.runAllTimers();
  page.dispatchEvent(new Event('pagehide'));
  expect(task).not.toHaveBeenCalled();
});
