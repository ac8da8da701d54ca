import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the thank-you page shows of a request. */
export type Receipt = { id: string; email: string };

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Tokens that let a page show one request again without a session: `id.expiry.signature`. Only who submitted the
 * form is sent one, and it lasts a day.
 */
export function createReceipts(
  secret: string,
  now: () => number,
): { sign(id: string): string; verify(token: string): string | undefined } {
  const signature = (content: string): string =>
    createHmac('sha256', secret).update(`receipt:${content}`).digest('base64url');
  return {
    sign(id) {
      const content = `${id}.${(now() + lifetimeMs).toString(36)}`;
      return `${content}.${signature(content)}`;
    },
    verify(token) {
      const [id = '', expiry = '', given = ''] = token.split('.');
      const expected = Buffer.from(signature(`${id}.${expiry}`));
      const actual = Buffer.from(given);
      const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
      return genuine && Number.parseInt(expiry, 36) > now() ? id : undefined;
    },
  };
}
