/**
 * What people type and paste, as it is stored, sent and compared. The form, the API, the mails and the commands all
 * read answers by these functions; docs/specification.md lists what they forgive.
 *
 *     normalizeLine('Asha\tRao\u200b')                    // 'Asha Rao'
 *     normalizeEmail('Asha Rao <info@müller.de>,')        // 'info@xn--mller-kva.de'
 *     normalizeWebsite('http//rao.example')               // 'http://rao.example/'
 */
import { meansNone } from './means-none.ts';

/**
 * Removed: control characters, halves of a surrogate pair, and characters without width, such as the marks of direction
 * that come with a number from a contact card, or the tags and variation selectors that could carry whole sentences for
 * machines only.
 */
const invisible =
  /(?![\p{White_Space}\u200c\u200d])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\ufffe\uffff]/gu;

// The two joiners stay between two characters, for scripts and emoji that need them, and after a mark, for Malayalam
// names that end in one. Others join nothing. No lookbehind: WebKit's does not see characters beyond U+FFFF.
const joiner =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{Lo}\p{M}\p{Extended_Pictographic}])|\p{M}[\u200c\u200d])|[\u200c\u200d]/gu;

/** White space of any kind, line breaks included, and the empty Braille cell. */
const whiteSpace = /[\p{White_Space}\u2800]+/gu;

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;

/** One line: white space becomes single spaces, and what cannot be seen goes. */
export function normalizeLine(text: string): string {
  return text.replace(invisible, '').replace(joiner, '$1').replace(whiteSpace, ' ').trim();
}

/** Like `normalizeLine`, for text of several lines; every line break becomes `\n`. */
export function normalizeLines(text: string): string {
  return text.replace(lineBreak, '\n').split('\n').map(normalizeLine).join('\n').trim();
}

// One unquoted address: local part, @, labels; the last label is not a number, as in an IP address. Every quantifier is
// bounded, so matching is linear.
const asciiAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,8}\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Ends the host in an address; the URL parser would stop there. */
const endsHost = /[\s/?#:@\\%[\]]/;

/**
 * The one address in a text, with its domain in ASCII, as every mail host takes it; undefined if there is none, or more
 * than one. A local part beyond ASCII is refused: too few hosts deliver to one (RFC 6531).
 */
export function normalizeEmail(text: string): string | undefined {
  const bare = bareEmail(text);
  const at = bare.lastIndexOf('@');
  const domain = bare.slice(at + 1);
  const host = `http://${domain}`;
  if (at < 1 || endsHost.test(domain) || !URL.canParse(host)) return undefined;
  const address = `${bare.slice(0, at)}@${new URL(host).hostname}`;
  return asciiAddress.test(address) ? address : undefined;
}

/** Longest text in which an address is looked for, in UTF-16 code units: the patterns take quadratic time. */
const maxSearched = 1_000;

/** The address in a text as people read it: without the name, label, quotes and marks that were pasted with it. */
export function bareEmail(text: string): string {
  const line = normalizeLine(text.normalize('NFKC'));
  if (line.length > maxSearched) return line;
  const [, before = '', inner] =
    /^([^<>]*)[<[(]([^<>[\]()]*@[^<>[\]()]*)[>\])]\W*$/.exec(line) ?? [];
  if (inner !== undefined) {
    const bare = bareEmail(inner);
    // A name that is another address: nobody can tell which one is meant.
    return !before.includes('@') || bareEmail(before) === bare ? bare : line;
  }
  const link = /^mailto:([^?]*)/i.exec(line)?.[1];
  return (link === undefined ? line : decoded(link))
    .replace(/^(?:[^:@]*:)+/, '')
    .replace(/^[\s"'“”„‘’«»‹›<([]+|[\s"'“”‘’«»‹›>)\].,;:!?、。]+$/g, '')
    .replace(/\s*@\s*/, '@');
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** One scheme or more, as typed: `http//`, `http:/`, `https;//`, `https://http://`. */
const typedSchemes = /^(?:(https?)(?::[/\\]*|;?[/\\]+)\s*)+/i;

/** A host that can be one of the web: labels, then a top-level domain of letters; more than `www.` and one label. */
const webHost =
  /^(?!www\.[^.]*$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})\.?$/;

/**
 * The address of a website as `URL.href` writes it, empty for a word that means none; undefined for anything else. A
 * missing scheme is https.
 */
export function normalizeWebsite(text: string): string | undefined {
  const bare = normalizeLine(text.normalize('NFKC'))
    .replace(/^[<("'“”„«[](.*?)[>)"'“”»\]]$/, '$1')
    .replace(/[.,;:!、。]+$/, '');
  const [typed = '', scheme = 'https'] = typedSchemes.exec(bare) ?? [];
  const address = `${scheme.toLowerCase()}://${bare.slice(typed.length)}`;
  if (!/\s/.test(bare.slice(typed.length)) && URL.canParse(address)) {
    const { href, hostname, username, password } = new URL(address);
    if (webHost.test(hostname) && username + password === '') return href;
  }
  return meansNone(text) ? '' : undefined;
}
