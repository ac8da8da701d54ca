const longest = 80;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

// Mail programs turn these into links. 。 separates domain labels as a full stop does.
const linkLike = /\/\/|[\\@<>]|:\S|www[.。]|[.。]\p{L}[\p{L}\p{M}\p{N}-]|(?:\p{N}+[.。]){3}\p{N}/iu;

// A number to call: seven digits however they are separated, three digits and a word in capitals, or a word behind a
// toll-free prefix.
const dialable = [
  /(?:\p{N}\P{N}*){7}/u,
  /(?:\p{N}[\p{Pd}\p{Zs}.()]*){3}\p{Lu}{3}/u,
  /(?<!\p{N})0?(?:800|808|833|844|855|866|877|888|900|1300|1800|1900)(?!\p{N})[\p{Pd}\p{Zs}.()]*\p{L}/u,
];

/** Companies are named like this: Booking.com, amazon.co.uk. */
const domainName =
  /^[a-z0-9-]{2,40}\.(?:com?|net|org|io|ai|app|biz|cloud|dev|info|tech|eu|(?:co|com|net|org)\.[a-z]{2}|at|au|be|br|ca|ch|cn|de|dk|es|fi|fr|ie|in|it|jp|kr|nl|no|nz|pl|pt|se|sg|uk|us|za)$/i;

/** Zero width; no mail program reads a domain across it. */
const wordJoiner = '\u2060';

/**
 * The visitor's words, if they may appear in a mail to an unconfirmed address: short, and nothing in them that reads as
 * a link, an address, a number to call or markup. Otherwise undefined, and the mail omits them.
 */
export function quotable(words: string): string | undefined {
  if (words.length > longest || !printable.test(words)) return undefined;
  const read = words.normalize('NFKC');
  return linkLike.test(read) || dialable.some((number) => number.test(read)) ? undefined : words;
}

/**
 * Like `quotable`, for a company's name, which may be a domain: the recipient's own domain is quoted as it is, any
 * other so that it does not become a link.
 */
export function quotableCompany(company: string, email: string): string | undefined {
  if (!domainName.test(company)) return quotable(company);
  const own = email.toLowerCase().endsWith(`@${company.toLowerCase()}`);
  return own ? company : company.replaceAll('.', `${wordJoiner}.${wordJoiner}`);
}
