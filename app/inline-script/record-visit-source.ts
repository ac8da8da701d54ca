import { readStored, writeStored } from '#app/browser/storage.ts';

/**
 * Keeps where a visit came from: the first and the last arrival from elsewhere, each as `[href, referrer]` in JSON.
 * Nothing under VISIT_SOURCE=off, whose owner must ask for consent before storing anything.
 */
export function recordVisitSource(): void {
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return;
  const { referrer } = document;
  if (referrer.startsWith(location.origin)) return;
  const visit = JSON.stringify([location.href, referrer]);
  if (readStored('visit-first') === null) writeStored('visit-first', visit);
  writeStored('visit-last', visit);
}
