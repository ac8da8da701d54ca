import { domainToUnicode } from 'node:url';

/** An e-mail address as its owner writes it: with the domain, which is stored in ASCII, in its own script. */
export function withUnicodeDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + domainToUnicode(email.slice(at));
}

/** A website with its host in its own script. */
export function withUnicodeHost(website: string): string {
  const host = URL.parse(website)?.hostname;
  return host ? website.replace(host, domainToUnicode(host)) : website;
}

/** Adds what is stored where it differs: letters of another script may look like ours. */
export function withAscii(shown: string, stored: string): string {
  return shown === stored ? shown : `${shown} (${stored})`;
}
