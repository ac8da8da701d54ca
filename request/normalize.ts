/**
 * What people type and paste, as it is stored, sent and compared. The form, the API, the mails and the commands all
 * read answers by these functions; docs/specification.md lists what they forgive.
 *
 *     normalizeLine('Asha\tRao\u200b')                    // 'Asha Rao'
 *     normalizeEmail('Asha Rao <info@müller.de>,')        // 'info@xn--mller-kva.de'
 *     normalizeWebsite('HTTPS://RAO.EXAMPLE')             // 'https://rao.example/'
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

/**
 * The one address in a text, with its domain in ASCII, as every mail host takes it; undefined if there is none, or more
 * than one. A local part beyond ASCII is refused: too few hosts deliver to one (RFC 6531).
 */
export function normalizeEmail(text: string): string | undefined {
  const bare = bareEmail(text);
  const at = bare.lastIndexOf('@');
  const host = `http://${bare.slice(at + 1)}`;
  if (at < 1 || !URL.canParse(host)) return undefined;
  const { hostname, href } = new URL(host);
  const address = `${bare.slice(0, at)}@${hostname}`;
  // Nothing but the host may stand behind the @.
  return href === `http://${hostname}/` && asciiAddress.test(address) ? address : undefined;
}

/** What word processors make of a typed hyphen, too. */
const dash = /\p{Pd}/gu;

/** The address in a text as people read it: without the name, label, quotes and marks that were pasted with it. */
export function bareEmail(text: string): string {
  const line = normalizeLine(text.normalize('NFKC')).replace(dash, '-').replace(/[‘’]/g, "'");
  const [, before = '', inner] =
    /^([^<>]*)[<[(]([^<>[\]()]*@[^<>[\]()]*)[>\])]\W*$/.exec(line) ?? [];
  if (inner !== undefined) {
    if (!before.includes('@')) return bareEmail(inner);
    // A name that is another address: nobody can tell which one is meant.
    return normalizeEmail(before) === normalizeEmail(inner) ? bareEmail(before) : line;
  }
  const link = /^mailto:(?:\/\/)?([^?]*)/i.exec(line)?.[1];
  return (link === undefined ? line : decoded(link))
    .replace(/^(?:[^:@]*(?::(?!\/\/)| [-|] ))+/, '')
    .replace(/^(?:[^\p{L}\p{N}]* |[^\p{L}\p{N}!#$%&*+/=?^_`{|}~-]+)/u, '')
    .replace(/(?: [<[(][^@]*|[^\p{L}\p{M}\p{N}]+)$/u, '')
    .replace(/\s*@\s*/, '@');
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** A scheme or more, and the host up to its path. */
const schemeAndHost = /^(?:(https?:)[\s/\\]*)*[\s/\\]*([^/?#]*)/i;

/** A host that can be one of the web: labels, then a top-level domain of letters; more than `www.` and one label. */
const webHost =
  /^(?!www\.[^.]*$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})\.?$/;

/**
 * The address of a website as `URL.href` writes it, empty for a word that means none; undefined for anything else. A
 * missing scheme is https.
 */
export function normalizeWebsite(text: string): string | undefined {
  const address = normalizeLine(text.normalize('NFKC'))
    .replace(/^[\p{Ps}\p{Pi}\p{Pf}"'<](.*?)[\p{Pe}\p{Pi}\p{Pf}"'>]$/u, '$1')
    .replace(/[.,;:!、。]+$/, '')
    .replace(/^(?!https?:)[^:/.]*: +/i, '')
    .replace(
      schemeAndHost,
      (_, scheme = 'https:', host: string) => `${scheme}//${host.replace(dash, '-')}`,
    );
  if (URL.canParse(address)) {
    const { href, hostname, username, password } = new URL(address);
    if (webHost.test(hostname) && username + password === '') return href;
  }
  return meansNone(text) ? '' : undefined;
}
