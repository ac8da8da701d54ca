import { drawnContext } from '#app/own-process/kept-drawing.ts';
import { readStoredObject } from '#app/ui/browser/storage.ts';

/** Key of the arrivals from elsewhere, in local storage (app/page-script/record-visit-source.ts). */
export const visitsKey = 'visits';

/**
 * Adds to the JSON of a form's context what the tab holds: the process drawn in it, and where the visit came from. The
 * result is unchecked: `readContext` reads it. Without a validator, since the inline script calls it, too.
 */
export function withTabContext(json: string): string {
  const visits = import.meta.env.VITE_VISIT_SOURCE === 'off' ? {} : readStoredObject(visitsKey);
  return JSON.stringify({
    ...JSON.parse(json || '{}'),
    ...drawnContext(),
    ...('first' in visits && { visits }),
  });
}
