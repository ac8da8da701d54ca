import { readStored } from '#app/browser/storage.ts';

/**
 * Where the visit came from, for the sales team: the landing address and referrer of the first and the last
 * arrival from elsewhere, each as `[href, referrer]`. Written by the starter script; first-party, never a cookie.
 */
export function visitSourceHeader(): Record<string, string> {
  const first = readStored('visit-first');
  const last = readStored('visit-last');
  if (first === null && last === null) return {};
  return { 'X-Visit-Source': encodeURIComponent(`[${first ?? 'null'},${last ?? 'null'}]`) };
}
