/** What an operator can correct: one line, which the command prints before it exits with 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}
