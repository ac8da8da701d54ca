/** The beginning of a text: at most `maxLength` UTF-16 code units, and never half of a surrogate pair. */
export function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
