import { cut } from '#request/cut.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Makes a host's reply fit to be masked, logged, stored and printed on a terminal: one line of at most `most` characters.
 * Decodes the escapes of JSON, HTML and URLs, which would hide a visitor's name from the mask. Removes control characters
 * and those that change the direction of text.
 */
export function replyText(words: string, most: number): string {
  const plain = words
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\\(["\\/])/g, '$1')
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,6});/g, (_, number) => String.fromCodePoint(Number(number)))
    .replaceAll(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
    );
  return cut(plain.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), most);
}

/** Masking anything shorter would remove ordinary words. */
const minSecretLength = 5;

/**
 * Masks our own secrets in what `replyText` returned, ignoring case: a host may quote them. The longest goes first, since
 * it may contain another.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, replyText(secret, secret.length)])
    .filter(({ length }) => length >= minSecretLength)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(new RegExp(RegExp.escape(secret), 'gi'), '…'), text);
}
