import { createHmac, timingSafeEqual } from 'node:crypto';

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
