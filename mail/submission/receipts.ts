import { dayMs } from '#mail/time.ts';
import { createSignedTokens } from './signed-tokens.ts';

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
