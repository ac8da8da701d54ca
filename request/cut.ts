/** The beginning of a text: at most `most` UTF-16 code units, and never half of a surrogate pair. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
