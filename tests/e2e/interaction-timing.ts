import { appendFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** One key press, click or tap: how long until the next frame showed its effect. */
export type Interaction = {
  test: string;
  /** Event that took longest, and the element it went to, as far as it was still there. */
  type: string;
  target: string;
  /** Milliseconds, in steps of eight, as browsers report it. */
  duration: number;
  /** Milliseconds of it until the page's handlers ran, and that they took; the rest is the picture. */
  delay: number;
  handlers: number;
};

/**
 * Slows the page's processor down and appends each interaction, one JSON object a line, to a file; several events
 * of one interaction are lines of their own. A browser reports none that took less than 16 ms.
 */
export async function recordInteractions(
  page: Page,
  { test, file, slowdown }: { test: string; file: string; slowdown: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.exposeBinding('reportInteraction', async (_source, event: Omit<Interaction, 'test'>) =>
    appendFile(file, `${JSON.stringify({ test, ...event })}\n`),
  );
  await page.addInitScript(() => {
    const report = Reflect.get(globalThis, 'reportInteraction');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const { name: type, duration, target, startTime, processingStart, processingEnd } = entry;
        const place =
          target instanceof Element ? target.closest('[class], [id], [data-island]') : null;
        report({
          type,
          duration,
          delay: Math.round(processingStart - startTime),
          handlers: Math.round(processingEnd - processingStart),
          target: place?.className || place?.id || place?.tagName || '',
        });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}
