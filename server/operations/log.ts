import pino from 'pino';
import { errorFields, type Fields, type Log } from '#mail/log.ts';

type Write = (line: string) => void;

/** Characters of log lines kept while nothing can be written. */
const maxBacklog = 1_000_000;

/** Writes one JSON object a line. An `alert` asks for a person: something stays undone until somebody acts. */
export function createLog(write: Write = toStandardOutput()): Log {
  const logger = pino(
    {
      base: undefined,
      customLevels: { alert: 55 },
      formatters: { level: (level) => ({ level }) },
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    { write },
  );
  return (level, event, fields = {}) => logger[level](fields, event);
}

/** A reader that has stopped, or a full disk, must neither block the site nor end it: later lines are dropped. */
function toStandardOutput(): Write {
  process.stdout.on('error', () => undefined);
  return (line) => {
    if (process.stdout.writableLength < maxBacklog) process.stdout.write(line);
  };
}

/** Longest logged stack trace, in frames. */
const maxTrace = 8;

/** Like `errorFields`, with the stack trace of our own bugs, which begins after the message. */
export function faultFields(error: unknown): Fields {
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .+$/gm) ?? []) : [];
  const at = frames.slice(0, maxTrace).map((frame) => frame.trim().slice(3));
  return { ...errorFields(error), at: at.join('; ') };
}

/** Turns what the process prints into log lines: pages that fail, Node's warnings, and the error that ends it. */
export function logWholeProcess(log: Log): void {
  for (const [method, level] of [['warn', 'warn'] as const, ['error', 'alert'] as const]) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const text = values.filter((value) => typeof value === 'string').join(' ');
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
