/**
 * Structured log lines, as the server writes them. An event's name is fixed text and its fields are ids, counts, codes and
 * durations with their unit: no personal data (names, addresses, message texts) is ever handed to a log.
 */
export type Fields = Record<string, string | number | boolean | undefined>;
/** An `alert` asks for a person: something stays undone until somebody acts. */
export type Level = 'info' | 'warn' | 'alert';
export type Log = (level: Level, event: string, fields?: Fields) => void;

/** Errors whose message quotes the text that could not be read. */
const quoting = ['SyntaxError', 'ValiError'];

/** What may be logged of an error: our own message, and of a cause, which another side may have worded, only its class. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message } = error;
  return {
    error: name,
    message: quoting.includes(name) ? undefined : message || undefined,
    code: errorCode(error) || undefined,
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  };
}

/** The code of an error of Node or a driver, such as `ENOENT` or `23505`; empty where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
