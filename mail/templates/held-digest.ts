import type { StoredRequest } from '#mail/outbox/types.ts';
import { reference } from '#request/reference.ts';
import { isolated } from './bidi.ts';
import { layOut, type MailText } from './layout.ts';

/** The daily mail to sales while `held` requests are held for review, of which it lists the latest. */
export function heldDigest(held: number, listed: readonly StoredRequest[]): MailText {
  const count = held === 1 ? '1 demo request is' : `${held} demo requests are`;
  const subject = `${count} held as spam`;
  const rows = listed.map(({ id, fields, suspicion }) => ({
    label: reference(id),
    value: `${isolated(fields.companyName)}, ${fields.email}: ${suspicion ?? 'unknown reason'}`,
  }));
  return layOut(subject, [
    { kind: 'heading', text: subject },
    {
      kind: 'paragraph',
      text: 'These requests were most likely sent by a script, so you have not received them. If one is real, release it:',
    },
    { kind: 'paragraph', text: 'npm run requests -- release <reference>' },
    { kind: 'rows', rows },
    {
      kind: 'note',
      text: 'Requests that nobody releases are erased after the retention period. This email comes once a day while any are held.',
    },
  ]);
}
