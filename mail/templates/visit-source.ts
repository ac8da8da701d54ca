import type { RequestContext } from '#request/context.ts';
import { type Arrival, campaignParameters } from '#request/visit-source.ts';
import type { Row } from './layout.ts';

/** One readable line for each arrival; none if the source is unknown. */
export function describeVisits({ first, last }: NonNullable<RequestContext['visits']>): Row[] {
  return last
    ? [
        { label: 'First visit', value: summarizeArrival(first) },
        { label: 'Last visit', value: summarizeArrival(last) },
      ]
    : [{ label: 'Visit', value: summarizeArrival(first) }];
}

/** Campaign values are as the address had them: text, to be escaped wherever it is markup. */
function summarizeArrival(arrival: Arrival): string {
  const campaign = campaignParameters
    .filter((name) => name.startsWith('utm_'))
    .flatMap((name) => arrival[name] ?? []);
  const clicks = campaignParameters.filter((name) => !name.startsWith('utm_') && arrival[name]);
  const parts = [
    campaign.length > 0 ? `campaign ${campaign.join(' / ')}` : '',
    clicks.length > 0 ? `ad click (${clicks.join(', ')})` : '',
    arrival.referrer ? `from ${arrival.referrer}` : 'no referrer',
    arrival.landing_page ? `landed on ${arrival.landing_page}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
