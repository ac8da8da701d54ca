import { minFillMs } from '#request/mail-api.ts';
import type { DemoRequest } from '#request/schema.ts';
import { createSignedTokens } from './signed-tokens.ts';

/** Optional evidence besides the fields that tells people from scripts. */
export type AntiSpamFields = {
  /** The honeypot field's value; only scripts fill it. */
  honeypot?: string | undefined;
  /** The signed time at which the form was begun. */
  formTimestampToken?: string | undefined;
};

export type SpamCheck = ReturnType<typeof createSpamCheck>;

/**
 * `held`: no person can produce it, so the request waits for review. Otherwise weak evidence: sales get the request at
 * once, marked, and the visitor gets no acknowledgement.
 */
type Suspicion = { reason: string; held: boolean };

/**
 * Signs form timestamps and checks submissions. A submission needs no token, since visitors without JavaScript have
 * none. One that does not verify comes from a script, or was signed before the site moved to another database.
 */
export function createSpamCheck(secret: string, now: () => number) {
  const tokens = createSignedTokens(secret, 'form-timestamp');
  return {
    issueFormTimestampToken: () => tokens.sign(now().toString(36)),
    /** Why the submission is suspected of being spam; undefined when it is not. */
    check(
      { name, companyName }: DemoRequest,
      { honeypot, formTimestampToken }: AntiSpamFields,
    ): Suspicion | undefined {
      if (honeypot) return { reason: 'the honeypot field was filled', held: true };
      if (formTimestampToken) {
        const time = tokens.verify(formTimestampToken);
        if (time === undefined) return { reason: 'the form timestamp is not ours', held: false };
        const filledMs = now() - Number.parseInt(time, 36);
        // A time to come: the clock was set back since.
        if (filledMs >= 0 && filledMs < minFillMs) {
          return { reason: 'filled faster than a person types', held: false };
        }
      }
      if (/:\/\/|\bwww\./i.test(`${name} ${companyName}`)) {
        return { reason: 'a name field contains a link', held: false };
      }
      return undefined;
    },
  };
}
