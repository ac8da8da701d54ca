/**
 * Header of every page: where the browser finds what it may load ahead. A header, since rules in the page would be an
 * inline script to the content security policy. The rules are written by `scripts/site-files/documents.ts`.
 */
export const speculationHeader: Record<string, string> = {
  'Speculation-Rules': '"/speculation-rules.json"',
};
