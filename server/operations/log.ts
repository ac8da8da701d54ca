import pino from 'pino';
import { errorFields, type Fields, type Log } from '#mail/log.ts';

type Write = (line: string) => void;

/** Characters of log lines kept while nothing can be written. */
const maxBacklog = 1_000_000;

/**
 * `json` writes one object a line, `text` one readable line. An `alert` asks for a person: something stays undone until
 * somebody acts.
 */
export function createLog(format: 'json' | 'text', writeLine: Write = toStandardOutput()): Log {
  const logger = pino(
    {
      base: undefined,
      customLevels: { alert: 55 },
      formatters: { level: (level) => ({ level }) },
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    { write: format === 'json' ? writeLine : (line: string) => writeLine(readable(line)) },
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

/** `18:04:05 info request accepted request="…"` */
function readable(line: string): string {
  const { level, time, event, ...fields }: Record<string, unknown> = JSON.parse(line);
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${[String(time).slice(11, 19), level, event, ...rest].join(' ')}\n`;
}

/** Longest logged stack trace, in frames. */
const maxTrace = 8;

/** Like `errorFields`, with the stack trace of our own bugs, which begins after the message. */
export function faultFields(error: unknown): Fields {
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .+$/gm) ?? []) : [];
  const at = frames.slice(0, maxTrace).map((frame) => frame.trim().slice(3));
  return { ...errorFields(error), at: at.join('; ') };
}
