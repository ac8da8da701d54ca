import { normalizeLine } from '#request/normalize.ts';

const maxLength = 80;

// Mail programs turn these into links. 。 separates domain labels as a full stop does.
const linkLike = /\/\/|[\\@<>]|:\S|www[.。]|[.。]\p{L}[\p{L}\p{M}\p{N}-]|(?:\p{N}+[.。]){3}\p{N}/iu;

/** A path after a domain, even after one that looks like initials: T.Me/offer. */
const path = /[.。]\p{L}+[/?#]/u;

// A number to call: seven digits however they are separated, three digits and a word in capitals, or a word behind a
// toll-free prefix.
const dialable = [
  /(?:\p{N}\P{N}*){7}/u,
  /(?:\p{N}[\p{Pd}\p{Zs}.()]*){3}\p{Lu}{3}/u,
  /(?<!\p{N})0?(?:800|808|833|844|855|866|877|888|900|1300|1800|1900)(?!\p{N})[\p{Pd}\p{Zs}.()]*\p{L}/u,
];

/** Companies are named like this: Booking.com, amazon.co.uk. */
const domainName =
  /^[a-z0-9-]{1,40}\.(?:com?|net|org|io|ai|app|biz|cloud|dev|info|tech|eu|(?:co|com|net|org)\.[a-z]{2}|at|au|be|br|ca|ch|cn|de|dk|es|fi|fr|ie|in|it|jp|kr|nl|no|nz|pl|pt|se|sg|uk|us|za)$/i;

/** A stop between word joiners, which have no width: no mail program reads a domain across them. */
const unlinked = '\u2060.\u2060';

// Initials and titles that no space separates from the next word: M.Kumar, K.S.Rao, Rao Pvt.Ltd. That word may end in a
// full stop, but has none inside.
const abbreviations =
  /(?<![\p{L}\p{N}.])(?:(?:\p{Lu}|Co|Dr|Mr|Mrs|Ms|Prof|Pvt|Smt|Sri|St)\.)+(?=\p{Lu}\p{L}*(?!\p{L}|[.。]\S))/gu;

/**
 * The visitor's words, if they may appear in a mail to an unconfirmed address: short, and nothing in them that reads as
 * a link, an address, a number to call or markup. Otherwise undefined, and the mail omits them.
 * Stops behind initials get word joiners: M.Kumar reads as a domain.
 */
export function quotable(words: string): string | undefined {
  // What the form stores has nothing invisible in it but the joiners of a name.
  if (words === '' || words.length > maxLength || normalizeLine(words) !== words) return undefined;
  const plain = words.normalize('NFKC');
  const read = plain.replace(abbreviations, '');
  if (path.test(plain) || linkLike.test(read) || isDialable(read)) return undefined;
  // The plain form, so that `ᴬ.Com`, which some programs read as a.com, gets them too.
  const quoted = plain.replace(abbreviations, (stops) => stops.replaceAll('.', unlinked));
  return quoted === plain ? words : quoted;
}

/**
 * Like `quotable`, for a company's name, which may be a domain: the recipient's own domain is quoted as it is, any
 * other so that it does not become a link.
 */
export function quotableCompany(company: string, email: string): string | undefined {
  if (!domainName.test(company)) return quotable(company);
  const own = email.toLowerCase().endsWith(`@${company.toLowerCase()}`);
  if (own) return company;
  return isDialable(company) ? undefined : company.replaceAll('.', unlinked);
}

function isDialable(words: string): boolean {
  return dialable.some((number) => number.test(words));
}
