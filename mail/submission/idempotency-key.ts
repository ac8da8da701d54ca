/** The key of the draft "The Idempotency-Key HTTP Header Field", with or without its quotes. */
export function readKey(header: string | undefined): string | undefined | 'malformed' {
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  return /^[A-Za-z0-9_.:-]{8,128}$/.test(key) ? `key:${key}` : 'malformed';
}
