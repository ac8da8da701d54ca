/**
 * Header of every page that names the speculation rules, which `scripts/site-files/documents.ts` writes. A header,
 * since inline rules would be an inline script to the content security policy.
 */
export const speculationHeader: Record<string, string> = {
  'Speculation-Rules': '"/speculation-rules.json"',
};
