import { cut } from '#app/demo-request/cut.ts';

/**
 * A host's own words as they may be logged, stored and printed on a terminal: one line of at most `most` characters,
 * without control characters and without those that change the direction of text.
 */
export function replyText(words: string, most: number): string {
  return cut(words.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), most);
}
