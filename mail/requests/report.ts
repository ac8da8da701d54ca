import { dayMs } from '#mail/outbox/acknowledgement-caps.ts';
import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { printable, referrerName } from '#mail/templates/visit-source.ts';
import type { RequestContext } from '#request/context.ts';

/** How many requests came in one week from one source from companies of one size. */
export type ReportRow = { week: string; source: string; employees: string; requests: number };

/** Latest week first. Erased requests, and those held as spam, are not counted. */
export async function report(requests: AsyncIterable<RequestWithDeliveries>): Promise<ReportRow[]> {
  const counts = new Map<string, ReportRow>();
  for await (const { state, receivedAt, fields, context } of requests) {
    if (state !== 'accepted') continue;
    const row = {
      week: weekOf(receivedAt),
      source: sourceOf(context),
      employees: fields.employees,
    };
    const key = JSON.stringify(row);
    counts.set(key, { ...row, requests: (counts.get(key)?.requests ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (a, b) =>
      b.week.localeCompare(a.week) || b.requests - a.requests || a.source.localeCompare(b.source),
  );
}

export function describeReportRow({ week, source, employees, requests }: ReportRow): string {
  return `week of ${week}  ${String(requests).padStart(5)}  ${employees.padEnd(8)}  ${printable(source)}`;
}

/** The Monday, in UTC. */
function weekOf(time: number): string {
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The visitor's first source: the campaign's, else the ad's, else the linking site. */
function sourceOf({ visits }: RequestContext): string {
  const arrival = visits?.first;
  if (!arrival) return 'unknown';
  if (arrival.utm_source)
    return [arrival.utm_source, arrival.utm_medium].filter(Boolean).join(' / ');
  if (arrival.gclid || arrival.wbraid || arrival.gbraid) return 'Google Ads';
  if (arrival.msclkid) return 'Microsoft Ads';
  if (arrival.fbclid) return 'Meta';
  if (arrival.li_fat_id) return 'LinkedIn';
  if (!arrival.referrer) return 'direct';
  const name = referrerName(arrival.referrer);
  return URL.parse(name)?.host ?? name;
}
