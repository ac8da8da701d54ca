import type { StoredRequest } from '#mail/outbox/types.ts';

const address = /[^\s<>"'()]{1,64}@[^\s<>"'()]{1,255}/g;

/**
 * Removes the visitor from a host's or receiver's answer before it is logged: every address, and every value of the
 * request.
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
  // Shorter values would mask ordinary words.
  return values.filter((value) => value.length >= 4).toSorted((a, b) => b.length - a.length);
}
