/** The code of an error of Node or a driver, such as `ENOENT` or `23505`; empty where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
