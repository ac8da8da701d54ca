import { readStored } from '#app/browser/storage.ts';
import {
  campaignParameters,
  longestValue,
  type Visit,
  type Visits,
  visitSourceHeaderName,
} from './visit-source-header.ts';

/**
 * Where the visit came from, for the sales team: the first and the last arrival from elsewhere, as the inline script
 * stored them. Only what sales read leaves the browser: no fragment, and of a query only campaign parameters.
 */
export function visitSourceHeader(): Record<string, string> {
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return {};
  const visits: Visits = [readVisit('visit-first'), readVisit('visit-last')];
  if (visits.every((visit) => visit === null)) return {};
  return { [visitSourceHeaderName]: encodeURIComponent(JSON.stringify(visits)) };
}

function readVisit(key: 'visit-first' | 'visit-last'): Visit | null {
  const stored = readStored(key);
  if (stored === null) return null;
  try {
    const visit: unknown = JSON.parse(stored);
    if (!Array.isArray(visit)) return null;
    const [address, referrer] = visit.map(String);
    return [relevant(new URL(address ?? '')), referrer ? relevant(new URL(referrer)) : ''];
  } catch {
    // Not in our format: send the request without it.
    return null;
  }
}

function relevant({ origin, pathname, searchParams }: URL): string {
  const kept = new URLSearchParams();
  for (const name of campaignParameters) {
    const value = searchParams.get(name);
    if (value) kept.set(name, value.slice(0, longestValue));
  }
  const query = kept.toString();
  return `${origin}${pathname.slice(0, longestValue)}${query && `?${query}`}`;
}
