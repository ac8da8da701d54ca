import * as v from 'valibot';
import { cut } from '#request/cut.ts';
import {
  type Arrival,
  arrivalFields,
  campaignParameters,
  maxHeaderLength,
  maxValueLength,
  type VisitSource,
} from '#request/visit-source-header.ts';

const arrivalPair = v.nullable(v.tuple([v.string(), v.string()]));
const header = v.tuple([arrivalPair, arrivalPair]);

/**
 * Reads the `X-Visit-Source` header: the JSON `[first, last]`, each `[address, referrer]` or null, percent-encoded.
 * Invalid parts are dropped: no request fails because of its source.
 */
export function readVisitSource(value: string | undefined): VisitSource | undefined {
  if (!value || value.length > maxHeaderLength) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
  const result = v.safeParse(header, json);
  if (!result.success) return undefined;
  const [first, last] = result.output.map(readArrival);
  return first || last ? { first, last } : undefined;
}

function readArrival(pair: v.InferOutput<typeof arrivalPair>): Arrival | undefined {
  if (!pair) return undefined;
  const [address, referrer] = pair;
  if (!isWeb(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const arrival: Arrival = {};
  for (const name of campaignParameters) {
    const value = readable(searchParams.get(name) ?? '');
    if (value !== '') arrival[name] = value;
  }
  if (isWeb(referrer)) {
    const { origin, pathname } = new URL(referrer);
    // Half a host would name another site.
    if (origin.length < maxValueLength) arrival.referrer = cut(origin + pathname, maxValueLength);
  }
  arrival.landing_page = pathname.slice(0, maxValueLength);
  return arrival;
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Letters, digits and plain punctuation only: the value stands in a mail. */
function readable(value: string): string {
  return cut(value.replaceAll(/[^\p{L}\p{M}\p{N} ._~+%|/-]/gu, ''), maxValueLength);
}

const storedArrival = v.partial(v.object(v.entriesFromList(arrivalFields, v.string())));
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ first: v.optional(storedArrival), last: v.optional(storedArrival) }),
);

/** The source of a stored request; empty where it is unknown or cannot be read. */
export function readStoredSource(json: string | undefined): { first?: Arrival; last?: Arrival } {
  const result = v.safeParse(stored, json);
  return result.success ? result.output : {};
}

/** One readable line for each arrival; none if the source is unknown. */
export function describeVisitSource(json: string | undefined): { label: string; value: string }[] {
  const { first, last } = readStoredSource(json);
  const rows = [
    ...(first ? [{ label: 'First visit', value: summarize(first) }] : []),
    ...(last ? [{ label: 'Last visit', value: summarize(last) }] : []),
  ];
  const [one, other] = rows;
  return one && other && one.value === other.value ? [{ ...one, label: 'Visit' }] : rows;
}

function summarize(arrival: Arrival): string {
  const campaign = campaignParameters
    .filter((name) => name.startsWith('utm_'))
    .flatMap((name) => arrival[name] ?? []);
  const clicks = campaignParameters.filter((name) => name.endsWith('clid') && arrival[name]);
  const parts = [
    campaign.length > 0 ? `campaign ${campaign.join(' / ')}` : '',
    clicks.length > 0 ? `ad click (${clicks.join(', ')})` : '',
    arrival.referrer ? `from ${arrival.referrer}` : 'no referrer',
    `landed on ${arrival.landing_page}`,
  ];
  return parts.filter(Boolean).join(', ');
}
