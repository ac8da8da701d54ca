const most = 80;
// A mail client turns these into links by itself; 。 separates labels in a domain as a full stop does.
const linkLike = /[/\\:@<>]|www[.。]|[.。]\p{L}{2,}/iu;
// Seven digits are a number to call, however they are set apart.
const dialable = /(?:\p{N}\P{N}*){7}/u;
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

/**
 * The visitor's words, if they may stand in a mail to an address that nobody has confirmed: short, and nothing in them
 * that reads as a link, an address, a number to call or markup. Otherwise undefined, and the mail does without them.
 */
export function quotable(words: string): string | undefined {
  if (words.length > most || !plain.test(words)) return undefined;
  const read = words.normalize('NFKC');
  return linkLike.test(read) || dialable.test(read) ? undefined : words;
}
