import type { StoredRequest } from '#mail/outbox/types.ts';
import { cut } from '#request/cut.ts';
import { demoFields } from '#request/demo-fields.ts';

const address = /[^\s<>"'()]{1,64}@[^\s<>"'()]{1,255}/g;

/** Answers picked from a list are no personal data, and are ordinary words. */
const choices = new Set<string>(
  demoFields
    .filter(({ type }) => ['radio', 'select', 'checkbox'].includes(type))
    .map(({ name }) => name),
);

/** Characters that are kept. Cutting comes after masking, which would not find half a name. */
const maxLength = 300;

/**
 * Removes the visitor from a host's or receiver's answer before it is logged: every address, every answer of the
 * request, each word of the names in it, the phone number however it is grouped, and the names in a process that came
 * with it.
 */
export function maskVisitor(text: string, request: StoredRequest): string {
  let masked = text.replaceAll(address, '…');
  for (const value of personalValues(request)) masked = masked.replaceAll(pattern(value), '…');
  const digits = request.fields.phoneNumber.match(/\d/g) ?? [];
  if (digits.length > 5) masked = masked.replaceAll(whole(digits.join('[ ()./-]*')), '…');
  const words =
    `${request.fields.name} ${request.fields.companyName}`.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  for (const word of words) masked = masked.replaceAll(whole(word), '…');
  return cut(masked, maxLength);
}

/** Shorter values would mask parts of ordinary words, so they match whole words alone. */
function pattern(value: string): RegExp {
  const escaped = RegExp.escape(value);
  return value.length >= 4 ? new RegExp(escaped, 'giu') : whole(escaped);
}

function whole(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

function personalValues({ fields, context: { process } }: StoredRequest): string[] {
  const names = process?.steps.flatMap(({ name, owner }) => [name, owner]) ?? [];
  const answers = Object.entries(fields).flatMap(([name, answer]) =>
    choices.has(name) ? [] : [answer],
  );
  const [mailbox = '', domain = ''] = fields.email.split('@');
  const host = URL.parse(fields.website)?.hostname ?? '';
  const values = [...answers, mailbox, domain, host, process?.name ?? '', ...names];
  return values.filter((value) => value.trim() !== '').toSorted((a, b) => b.length - a.length);
}
