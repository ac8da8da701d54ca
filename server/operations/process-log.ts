import type { Log } from '#mail/log.ts';
import { faultFields } from './log.ts';

/** Turns what the process prints into log lines: pages that fail, Node's warnings, and the error that ends it. */
export function logWholeProcess(log: Log): void {
  for (const method of ['warn', 'error'] as const) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const text = values.filter((value) => typeof value === 'string').join(' ');
      const level = method === 'warn' ? 'warn' : 'alert';
      log(level, 'console', { text: text || undefined, ...(error && faultFields(error)) });
    };
  }
  // Replaces Node's own listener, which prints to stderr.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log('warn', 'node warning', { name, message }));
  process.on('uncaughtException', (error) => {
    log('alert', 'process failed', faultFields(error));
    process.exit(1);
  });
}
