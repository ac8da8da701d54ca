/**
 * Structured log lines. An event's name is fixed text and its fields are ids, counts and codes: no personal data
 * (names, addresses, message texts) is ever handed to a log.
 */
export type Fields = Record<string, string | number | boolean | undefined>;
export type Level = 'info' | 'warn' | 'alert';
export type Log = (level: Level, event: string, fields?: Fields) => void;

/** `write` takes whole lines. An `alert` asks for a person: something stays undone until somebody acts. */
export function createLog(
  format: 'json' | 'text',
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => number = Date.now,
): Log {
  return (level, event, fields = {}) => {
    const time = new Date(now()).toISOString();
    if (format === 'json') {
      write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
      return;
    }
    const rest = Object.entries(fields).flatMap(([key, value]) =>
      value === undefined ? [] : `${key}=${JSON.stringify(value)}`,
    );
    write(`${[time.slice(11, 19), level, event, ...rest].join(' ')}\n`);
  };
}

/** What may be logged of an error: its code and class, never a message that could quote a visitor. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.name : undefined;
  return { error: error.name, code, cause };
}

/** Longest trace of calls that is logged, in frames. */
const longestTrace = 8;

/** The same for a fault of ours, with where it happened; the message, which the stack begins with, stays out. */
export function faultFields(error: unknown): Fields {
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .+$/gm) ?? []) : [];
  const at = frames.slice(0, longestTrace).map((frame) => frame.trim().slice(3));
  return { ...errorFields(error), at: at.join('; ') };
}
