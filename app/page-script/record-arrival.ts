import { visitsKey } from '#app/demo-form/form-context.ts';
import { readStoredObject, writeStored } from '#app/ui/browser/storage.ts';
import { arrivalOf } from '#request/visit-source.ts';

/**
 * Stores the first and the last arrival from elsewhere, as a request carries them. Disabled by VISIT_SOURCE=off, for
 * owners who must ask for consent first.
 */
export function recordArrival(): void {
  const { referrer } = document;
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return;
  // A browser that is too old for the scripts, or a link within the site.
  if (!('canParse' in URL) || referrer.startsWith(`${location.origin}/`)) return;
  const last = arrivalOf(location.href, referrer);
  const { first } = readStoredObject(visitsKey);
  writeStored(visitsKey, JSON.stringify(first ? { first, last } : { first: last }));
}
