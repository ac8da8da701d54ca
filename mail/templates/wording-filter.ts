const most = 80;
// A mail client turns these into links by itself; 。 separates labels in a domain as a full stop does.
const linkLike = /[/\\:@<>]|www[.。]|[.。]\p{L}{2,}/iu;
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

/**
 * The visitor's words, if they may stand in a mail to an address that nobody has confirmed: short, and nothing in them
 * that reads as a link, an address or markup. Otherwise undefined, and the mail does without them.
 */
export function quotable(words: string): string | undefined {
  const fits = words.length > 0 && words.length <= most;
  return fits && plain.test(words) && !linkLike.test(words.normalize('NFKC')) ? words : undefined;
}
