/**
 * Where a visit came from: its campaign, the page that linked here, and the page of this site that it reached. The page
 * reads it from an arrival's address; sales read it with the request.
 */
import * as v from 'valibot';
import { cut } from './cut.ts';

/** Campaign parameters, and the click ids of Google, Meta, Microsoft and LinkedIn, as sales' reports name them. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'wbraid',
  'gbraid',
  'fbclid',
  'msclkid',
  'li_fat_id',
] as const;

/** The members of an arrival. */
export const arrivalFields = [...campaignParameters, 'referrer', 'landing_page'] as const;

/** Longest value of one field, in UTF-16 code units. */
const maxValueLength = 200;

/**
 * One arrival from elsewhere. Campaign values are as the address had them: escape them where they are shown.
 * `landing_page` is a path on this site, `referrer` an address without its query. What is unknown is absent.
 */
export const arrivalSchema = v.partial(
  v.object(v.entriesFromList(arrivalFields, v.pipe(v.string(), v.maxLength(maxValueLength)))),
);

export type Arrival = v.InferOutput<typeof arrivalSchema>;

/**
 * Reads an arrival from the address that was opened and the referrer (empty when there is none). Of a query only
 * campaign parameters are kept.
 */
export function arrivalOf(address: string, referrer: string): Arrival {
  const { pathname, searchParams } = new URL(address);
  const arrival: Arrival = { landing_page: cut(pathname, maxValueLength) };
  for (const [key, value] of searchParams) {
    const name = campaignParameters.find((each) => each === key.toLowerCase());
    if (name && value) arrival[name] ??= cut(value, maxValueLength);
  }
  if (URL.canParse(referrer)) {
    // An app names itself as `android-app://com.linkedin.android`.
    const { protocol, host, pathname: path } = new URL(referrer);
    arrival.referrer = cut(`${protocol}//${host}${path}`, maxValueLength);
  }
  return arrival;
}
