/**
 * Replaces one origin by another in a text. Longer addresses that only begin with the same letters
 * (`https://flow.example.com` for `https://flow.example`) stay.
 */
export function replaceOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(new RegExp(`${RegExp.escape(from)}(?![\\w-]|:\\d|\\.\\w)`, 'g'), () => to);
}
