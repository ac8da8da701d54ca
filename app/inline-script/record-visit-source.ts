import { readStored, writeStored } from '#app/browser/storage.ts';

/** Keeps where a visit came from: the first and the last arrival from elsewhere, each as `[href, referrer]` in JSON. */
export function recordVisitSource(): void {
  const { referrer } = document;
  if (referrer.startsWith(location.origin)) return;
  const visit = JSON.stringify([location.href, referrer]);
  if (readStored('visit-first') === null) writeStored('visit-first', visit);
  writeStored('visit-last', visit);
}
