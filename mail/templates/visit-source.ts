import type { StoredRequest } from '#mail/outbox/types.ts';
import { type Arrival, campaignParameters } from '#request/visit-source.ts';
import type { MailRow } from './layout.ts';

/** One readable line for each arrival; none if the source is unknown. */
export function describeVisits({
  first,
  last,
}: NonNullable<StoredRequest['context']['visits']>): MailRow[] {
  return last
    ? [
        { label: 'First visit', value: summarizeArrival(first) },
        { label: 'Last visit', value: summarizeArrival(last) },
      ]
    : [{ label: 'Visit', value: summarizeArrival(first) }];
}

/** Text, to be escaped wherever it is markup: a campaign is whatever the address had. */
function summarizeArrival(arrival: Arrival): string {
  const campaign = campaignParameters
    .filter((name) => name.startsWith('utm_'))
    .flatMap((name) => arrival[name] ?? []);
  const clicks = campaignParameters.filter((name) => !name.startsWith('utm_') && arrival[name]);
  const parts = [
    campaign.length > 0 ? `campaign ${campaign.join(' / ')}` : '',
    clicks.length > 0 ? `ad click (${clicks.join(', ')})` : '',
    arrival.referrer ? `from ${referrerName(arrival.referrer)}` : 'no referrer',
    arrival.landing_page ? `landed on ${arrival.landing_page}` : '',
  ];
  return printable(parts.filter(Boolean).join(', '));
}

/** The linking page; of an app, which names itself as `android-app://com.linkedin.android/`, its name. */
function referrerName(referrer: string): string {
  const { protocol, host } = URL.parse(referrer) ?? { protocol: '', host: '' };
  return host && !/^https?:$/.test(protocol) ? `${host} (app)` : referrer;
}

/**
 * Writes line breaks and other characters that are not seen as an address has them (`%0A`): they could add a line to a
 * mail or steer a terminal.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => encodeURIComponent(character));
}
