import * as v from 'valibot';

/** Where a visit came from: the first arrival from elsewhere and the last one. */
export type VisitSource = { first: Arrival | undefined; last: Arrival | undefined };

/** `landing` is a path on this site; `referrer` an address without its query; `campaign` the UTM values. */
export type Arrival = { landing: string; referrer: string; campaign: string[] };

const longestHeader = 4_096;
const longestValue = 200;
const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const arrival = v.nullable(v.tuple([v.string(), v.string()]));
const header = v.tuple([arrival, arrival]);

/**
 * Reads the `X-Visit-Source` header: the JSON `[first, last]`, each `[address, referrer]` or null, percent-encoded.
 * Only our own service is sent it. What does not fit is left out: no request fails for want of a source.
 */
export function readVisitSource(value: string | undefined): VisitSource | undefined {
  if (!value || value.length > longestHeader) return undefined;
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

function readArrival(pair: v.InferOutput<typeof arrival>): Arrival | undefined {
  if (!pair) return undefined;
  const [address, referrer] = pair;
  if (!isWeb(address)) return undefined;
  const url = new URL(address);
  return {
    landing: url.pathname.slice(0, longestValue),
    referrer: isWeb(referrer) ? withoutQuery(new URL(referrer)) : '',
    campaign: utm.flatMap((name) => readable(url.searchParams.get(name) ?? '')),
  };
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function withoutQuery(url: URL): string {
  return `${url.origin}${url.pathname}`.slice(0, longestValue);
}

/** Letters, digits and plain punctuation only: the value stands in a mail. */
function readable(value: string): string[] {
  const text = value.replaceAll(/[^\p{L}\p{M}\p{N} ._~+%|/-]/gu, '').slice(0, 80);
  return text ? [text] : [];
}

const stored = v.object({
  first: v.optional(
    v.object({ landing: v.string(), referrer: v.string(), campaign: v.array(v.string()) }),
  ),
  last: v.optional(
    v.object({ landing: v.string(), referrer: v.string(), campaign: v.array(v.string()) }),
  ),
});

/** One line an arrival, for people; nothing where the source is unknown. */
export function describeVisitSource(json: string | undefined): { label: string; value: string }[] {
  if (json === undefined) return [];
  const { first, last } = v.parse(stored, JSON.parse(json));
  const rows = [
    ...(first ? [{ label: 'First visit', value: tell(first) }] : []),
    ...(last ? [{ label: 'Last visit', value: tell(last) }] : []),
  ];
  const [one, other] = rows;
  return one && other && one.value === other.value ? [{ ...one, label: 'Visit' }] : rows;
}

function tell({ landing, referrer, campaign }: Arrival): string {
  const parts = [
    campaign.length > 0 ? `campaign ${campaign.join(' / ')}` : '',
    referrer ? `from ${referrer}` : 'no referrer',
    `landed on ${landing}`,
  ];
  return parts.filter(Boolean).join(', ');
}
