import { shortestFillMs } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequest } from '#app/demo-request/schema.ts';
import { createSignedTokens } from './signed-tokens.ts';

/** What a submission carries besides its fields that helps to tell people from scripts. All of it is optional. */
export type AntiSpamFields = {
  /** The honeypot field's value; only scripts fill it. */
  honeypot?: string | undefined;
  /** The signed time at which the form was begun. */
  formTimestampToken?: string | undefined;
};

export type SpamCheck = {
  issueFormTimestampToken(): string;
  /** Why the submission is suspected of being spam; undefined when it is not. */
  check(request: DemoRequest, fields: AntiSpamFields): string | undefined;
};

/**
 * Signs form timestamps and checks submissions. A submission needs no token, since visitors without JavaScript have
 * none; but a forged token was made by a script.
 */
export function createSpamCheck(secret: string, now: () => number): SpamCheck {
  const tokens = createSignedTokens(secret, 'form-timestamp');

  function readToken(token: string): 'plausible' | 'too fast' | 'forged' {
    const time = tokens.verify(token);
    if (time === undefined) return 'forged';
    return now() - Number.parseInt(time, 36) < shortestFillMs ? 'too fast' : 'plausible';
  }

  return {
    issueFormTimestampToken: () => tokens.sign(now().toString(36)),
    check(request, { honeypot, formTimestampToken }) {
      if (honeypot) return 'the honeypot field was filled';
      const token = formTimestampToken ? readToken(formTimestampToken) : undefined;
      if (token === 'forged') return 'the form timestamp token was forged';
      if (token === 'too fast') return 'filled faster than a person types';
      if (/:\/\/|\bwww\./i.test(`${request.name} ${request.companyName}`)) {
        return 'a link stands for a name';
      }
      return undefined;
    },
  };
}
