import { createSignedTokens } from './signed-tokens.ts';

export type Receipts = {
  sign(id: string): string;
  /** The id of the request; undefined for a forged or expired token. */
  verify(token: string): string | undefined;
};

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Tokens that let a page show one request without a session: `id.expiry.signature`. Only the visitor who submitted the
 * form gets one; it is valid for a day.
 */
export function createReceipts(secret: string, now: () => number): Receipts {
  const tokens = createSignedTokens(secret, 'receipt');
  return {
    sign: (id) => tokens.sign(`${id}.${(now() + lifetimeMs).toString(36)}`),
    verify(token) {
      const [id, expiry = ''] = tokens.verify(token)?.split('.') ?? [];
      return Number.parseInt(expiry, 36) > now() ? id : undefined;
    },
  };
}
