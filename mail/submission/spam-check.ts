import { createHmac, timingSafeEqual } from 'node:crypto';
import { ripeAfterMs } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequest } from '#app/demo-request/schema.ts';

/** What a submission carries besides its fields that tells people from scripts; all of it optional. */
export type Signals = {
  /** The field that no person sees; anything in it was filled by a script. */
  trap?: string | undefined;
  /** The signed time at which the form was opened. */
  ticket?: string | undefined;
};

/**
 * Signs the time a form was begun, and judges submissions by it. A suspect is held for review, never dropped:
 * `npm run requests -- held` lists them, `release` lets them through. A ticket is not needed, since a visitor without
 * JavaScript has none; but a forged one, or one just issued, was not a person's.
 */
export function createSuspicion(
  secret: string,
  now: () => number,
): { issueTicket(): string; judge(request: DemoRequest, signals: Signals): string | undefined } {
  const signature = (time: string): string =>
    createHmac('sha256', secret).update(`ticket:${time}`).digest('base64url');

  function readTicket(ticket: string): 'ripe' | 'early' | 'forged' {
    const [time = '', given = ''] = ticket.split('.');
    const expected = Buffer.from(signature(time));
    const actual = Buffer.from(given);
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged';
    return now() - Number.parseInt(time, 36) < ripeAfterMs ? 'early' : 'ripe';
  }

  return {
    issueTicket() {
      const time = now().toString(36);
      return `${time}.${signature(time)}`;
    },
    judge(request, { trap, ticket }) {
      if (trap) return 'the hidden field was filled';
      const verdict = ticket ? readTicket(ticket) : undefined;
      if (verdict === 'forged') return 'the form’s ticket was forged';
      if (verdict === 'early') return 'filled faster than a person types';
      if (/:\/\/|\bwww\./i.test(`${request.name} ${request.companyName}`)) {
        return 'a link stands for a name';
      }
      return undefined;
    },
  };
}
