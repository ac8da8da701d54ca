import { defaultCaps } from '#mail/outbox/acknowledgement-caps.ts';
import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import type { StoredDelivery } from '#mail/outbox/types.ts';
import { type MailRow, rowsAsText } from '#mail/templates/layout.ts';
import { openProcess, requestRows } from '#mail/templates/notification.ts';
import { officeTime } from '#mail/templates/office-time.ts';
import { describeProcess, processAsJson, processRows } from '#mail/templates/process.ts';
import { withUnicodeDomain } from '#mail/templates/unicode-domain.ts';
import { reference } from '#request/reference.ts';

/** One line a request. */
export function summarizeRequest(request: RequestWithDeliveries): string {
  const deliveries = request.deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', ');
  return [
    reference(request.id),
    officeTime(request.receivedAt),
    request.state,
    request.fields.companyName,
    withUnicodeDomain(request.fields.email),
    request.suspicion,
    deliveries,
  ]
    .filter(Boolean)
    .join('  ');
}

/** A request for a program: what its process says in words and its link beside the process itself. */
export async function requestAsJson(
  request: RequestWithDeliveries,
  siteUrl: string,
): Promise<string> {
  const shown = await describeProcess(request, siteUrl);
  return JSON.stringify({
    ...request,
    deliveries: request.deliveries.map((delivery) => ({
      ...delivery,
      destination: delivery.destination && showDestination(delivery.destination),
    })),
    context: { ...request.context, process: shown && processAsJson(shown) },
  });
}

/** All that sales see of a request, and what became of its deliveries, a line each. */
export async function describeRequest(
  request: RequestWithDeliveries,
  siteUrl: string,
): Promise<string> {
  const process = await describeProcess(request, siteUrl);
  return rowsAsText([
    { label: 'State', value: request.state },
    ...requestRows(request),
    ...processRows(process),
    ...(process?.url ? [{ label: openProcess, value: process.url }] : []),
    ...request.deliveries.map(deliveryRow),
    ...missingAcknowledgement(request),
  ]);
}

const toVisitor = 'Mail to visitor';
const deliveryLabels: Record<string, string> = {
  notification: 'Mail to sales',
  acknowledgement: toVisitor,
  webhook: 'Webhook',
};

function deliveryRow(delivery: StoredDelivery): MailRow {
  const { kind, destination, state, attempts, finishedAt, dueAt, lastError } = delivery;
  const parts = [
    state,
    state === 'queued' ? `due ${officeTime(dueAt)}` : finishedAt && officeTime(finishedAt),
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    lastError,
    destination && `to ${showDestination(destination)}`,
  ];
  return { label: deliveryLabels[kind] ?? kind, value: parts.filter(Boolean).join(', ') };
}

/** An address, or of a URL only the origin: the rest may be a secret. */
function showDestination(destination: string): string {
  return URL.parse(destination)?.origin ?? destination;
}

/** The reason why the visitor got no mail. */
function missingAcknowledgement({
  state,
  suspicion,
  deliveries,
}: RequestWithDeliveries): MailRow[] {
  if (state === 'erased' || deliveries.some(({ kind }) => kind === 'acknowledgement')) return [];
  const { perAddress, perDay } = defaultCaps;
  const reason = suspicion
    ? `the request may be spam (${suspicion})`
    : `the address had ${perAddress.day} that day or ${perAddress.week} in seven, or a day's limit was reached (${perDay.client} from one client, ${perDay.domain} to one domain, ${perDay.overall} in all)`;
  return [{ label: toVisitor, value: `not sent: ${reason}` }];
}
