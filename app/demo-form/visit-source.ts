import { readStored } from '#app/ui/browser/storage.ts';
import { cut } from '#request/cut.ts';
import {
  campaignParameters,
  maxHeaderLength,
  maxValueLength,
  type Visit,
  type Visits,
  visitSourceHeaderName,
} from '#request/visit-source-header.ts';

/**
 * Where the visit came from, for the sales team: the first and the last arrival from elsewhere, as the inline script
 * stored them. Only what sales read leaves the browser: no fragment, and of a query only campaign parameters. The last
 * of these are left out where the header would be too long.
 */
export function visitSourceHeader(): Record<string, string> {
  if (import.meta.env.VITE_VISIT_SOURCE === 'off') return {};
  for (let count = campaignParameters.length; count >= 0; count--) {
    const names = campaignParameters.slice(0, count);
    const visits: Visits = [readVisit('visit-first', names), readVisit('visit-last', names)];
    if (visits.every((visit) => visit === null)) return {};
    const header = encodeURIComponent(JSON.stringify(visits));
    if (header.length <= maxHeaderLength) return { [visitSourceHeaderName]: header };
  }
  return {};
}

function readVisit(key: string, names: readonly string[]): Visit | null {
  try {
    const [address, referrer] = JSON.parse(readStored(key) ?? '');
    return [
      campaignAddress(new URL(address), names),
      referrer ? campaignAddress(new URL(referrer), names) : '',
    ];
  } catch {
    // None, or not in our format: send the request without it.
    return null;
  }
}

/** An address without its fragment and, of its query, with campaign parameters alone. */
export function campaignAddress(
  { origin, pathname, searchParams }: URL,
  names: readonly string[] = campaignParameters,
): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) kept.set(name, cut(value, maxValueLength));
  }
  const query = kept.toString();
  return `${origin}${pathname.slice(0, maxValueLength)}${query && `?${query}`}`;
}
