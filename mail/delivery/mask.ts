import type { StoredRequest } from '#mail/outbox/types.ts';

const address = /[^\s<>"'()]{1,64}@[^\s<>"'()]{1,255}/g;

/**
 * Leaves nothing of the visitor in a mail host's or a receiver's answer, so that it can be logged: no address at all,
 * and none of the request's own values.
 */
export function maskVisitor(text: string, request: StoredRequest): string {
  let masked = text.replaceAll(address, '…');
  for (const value of personalValues(request)) {
    masked = masked.replaceAll(new RegExp(RegExp.escape(value), 'gi'), '…');
  }
  return masked;
}

function personalValues({
  name,
  companyName,
  website,
  phoneNumber,
  email,
}: StoredRequest): string[] {
  const [mailbox = '', domain = ''] = email.split('@');
  const host = URL.canParse(website) ? new URL(website).hostname : '';
  const values = [name, companyName, website, phoneNumber, email, mailbox, domain, host];
  // Shorter ones would mask ordinary words.
  return values.filter((value) => value.length >= 4).toSorted((a, b) => b.length - a.length);
}
