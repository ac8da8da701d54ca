import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#mail/time.ts';

/** Tokens signed with HMAC-SHA-256. A token of one purpose is invalid for another, even under the same secret. */
export function createSignedTokens(secret: string, purpose: string) {
  const signature = (content: string): string =>
    createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url');
  return {
    /** `content.signature`. The content may have any characters. */
    sign: (content: string): string => `${content}.${signature(content)}`,
    /** The content of a token signed here; undefined for any other text. */
    verify(token: string): string | undefined {
      const dot = token.lastIndexOf('.');
      const content = token.slice(0, Math.max(0, dot));
      const expected = Buffer.from(signature(content));
      const given = Buffer.from(token.slice(dot + 1));
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      return genuine ? content : undefined;
    },
  };
}

export type Receipts = ReturnType<typeof createReceipts>;

/**
 * Tokens that let a page show one request without a session: `id.expiry.signature`. Only the visitor who submitted the
 * form gets one; it is valid for a day.
 */
export function createReceipts(secret: string, now: () => number) {
  const tokens = createSignedTokens(secret, 'receipt');
  const read = (token: string) => tokens.verify(token)?.split('.') ?? [];
  return {
    sign: (id: string): string => tokens.sign(`${id}.${(now() + dayMs).toString(36)}`),
    /** The id of the request; undefined for a forged or expired token. */
    verify(token: string): string | undefined {
      const [id, expiry = ''] = read(token);
      return Number.parseInt(expiry, 36) > now() ? id : undefined;
    },
    /** The id in a token that may have expired, which tells no more than which request another one corrects. */
    idOf: (token: string): string | undefined => read(token)[0],
  };
}
