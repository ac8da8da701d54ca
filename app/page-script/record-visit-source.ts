import { visitsKey } from '#app/demo-form/form-context.ts';
import { readStoredObject, writeStored } from '#app/ui/browser/storage.ts';
import { arrivalOf } from '#request/visit-source.ts';

/**
 * Stores where a visit came from: the first and the last arrival from elsewhere, as a request carries them. Disabled by
 * VISIT_SOURCE=off, for owners who must ask for consent first.
 */
export function recordVisitSource(): void {
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return;
  // A browser that is too old for the scripts.
  if (!('canParse' in URL)) return;
  const { referrer } = document;
  const arrival = arrivalOf(location.href, referrer);
  if (!arrival || referrer.startsWith(`${location.origin}/`)) return;
  const { first } = readStoredObject(visitsKey);
  writeStored(visitsKey, JSON.stringify(first ? { first, last: arrival } : { first: arrival }));
}
