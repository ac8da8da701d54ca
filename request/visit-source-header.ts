/**
 * Where a visit came from, as the page sends it and the mail service stores it: both import these names from here.
 */
export const visitSourceHeaderName = 'X-Visit-Source';

/** One arrival from elsewhere as it travels: the landing address, and the referrer (empty when there is none). */
export type Visit = [address: string, referrer: string];

/** The header's value is this as percent-encoded JSON. */
export type Visits = [first: Visit | null, last: Visit | null];

/** Campaign parameters and the click ids of Google, Meta and Microsoft, as sales' reports name them. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const;

/** `landing_page` is a path on this site, `referrer` an address without its query. What is unknown is absent. */
export const arrivalFields = [...campaignParameters, 'referrer', 'landing_page'] as const;
export type Arrival = Partial<Record<(typeof arrivalFields)[number], string>>;

/** The first arrival from elsewhere and the last one, as they are stored. */
export type VisitSource = { first: Arrival | undefined; last: Arrival | undefined };

/** Longest value of one field, in UTF-16 code units. */
export const maxValueLength = 200;

/** Longest header, in bytes: proxies refuse a request whose headers take more than 8 KB. */
export const maxHeaderLength = 4_096;
