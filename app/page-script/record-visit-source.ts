import { readStored, writeStored } from '#app/ui/browser/storage.ts';

/**
 * Stores where a visit came from: the first and the last arrival from elsewhere, each as `[href, referrer]` in JSON.
 * Disabled by VISIT_SOURCE=off, for owners who must ask for consent first.
 */
export function recordVisitSource(): void {
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return;
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`)) return;
  const visit = JSON.stringify([location.href, referrer]);
  if (readStored('visit-first') === null) writeStored('visit-first', visit);
  writeStored('visit-last', visit);
}
