/** Schemas of the URLs in settings. The build uses them too, so this file imports nothing by an alias. */
import * as v from 'valibot';

export const url = v.pipe(
  v.string(),
  // Parsing drops these, and of two lines makes one URL.
  v.check((text) => !/[\t\n\r]/.test(text)),
  v.url(),
  v.transform((text) => new URL(text)),
);

/** URLs are kept in ASCII, since they are sent in headers. */
export const inAscii = v.transform(({ href }: URL) => href);

/** An http or https origin, without a trailing slash. */
export const origin = v.pipe(
  url,
  // URLs allow quotes and ampersands in a host. Origins are written into pages unescaped, so they are refused.
  v.check(({ origin, href }) => /^https?:\/\/[\w.:[\]-]+\/$/.test(href) && href === `${origin}/`),
  v.transform(({ origin }) => origin),
);

export function urlOf(...protocols: readonly string[]) {
  return v.pipe(
    url,
    v.check(({ hostname, protocol }) => hostname !== '' && protocols.includes(protocol)),
    // They are decoded before they are sent, so a % in them is written %25.
    v.check(({ username, password }) => isDecodable(username) && isDecodable(password)),
    inAscii,
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
