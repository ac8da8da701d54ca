import { createSignedTokens } from './signed-tokens.ts';

/** What the thank-you page shows of a request. */
export type Receipt = { id: string; email: string; receivedAt: number; withProcess: boolean };

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Tokens that let a page show one request without a session: `id.expiry.signature`. Only the visitor who submitted the
 * form gets one; it is valid for a day.
 */
export function createReceipts(
  secret: string,
  now: () => number,
): { sign(id: string): string; verify(token: string): string | undefined } {
  const tokens = createSignedTokens(secret, 'receipt');
  return {
    sign: (id) => tokens.sign(`${id}.${(now() + lifetimeMs).toString(36)}`),
    verify(token) {
      const [id, expiry = ''] = tokens.verify(token)?.split('.') ?? [];
      return Number.parseInt(expiry, 36) > now() ? id : undefined;
    },
  };
}
