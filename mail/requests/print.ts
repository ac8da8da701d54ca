import { reference } from '#app/demo-request/reference.ts';
import { websiteNotProvided } from '#app/demo-request/schema.ts';
import { replyText } from '#mail/delivery/reply-text.ts';
import { defaultCaps } from '#mail/outbox/acknowledgement-caps.ts';
import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { noteRows } from '#mail/submission/note.ts';
import { processAsJson, processRows, showOwnProcess } from '#mail/submission/own-process.ts';
import { describeVisitSource } from '#mail/submission/visit-source.ts';
import { furtherRows } from '#mail/templates/further-rows.ts';

/** One line a request. */
export function summarizeRequest(request: RequestWithDeliveries): string {
  const deliveries = request.deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', ');
  return [
    reference(request.id),
    time(request.receivedAt),
    request.state,
    request.companyName,
    request.email,
    request.suspicion ?? deliveries,
  ].join('  ');
}

const deliveryLabels = {
  notification: 'Mail to sales',
  acknowledgement: 'Mail to visitor',
  webhook: 'Webhook',
} as const;

/** A request for a program: what its process says in words and its link beside the process itself. */
export function requestAsJson(request: RequestWithDeliveries, siteUrl: string): string {
  const shown = showOwnProcess(request.process, siteUrl);
  return JSON.stringify({
    ...request,
    process: shown && processAsJson(shown),
    note: noteRows(request.note)[0],
  });
}

/** Everything known of a request, a line each; the link opens the process that came with it. */
export function describeRequest(request: RequestWithDeliveries, siteUrl: string): string {
  const process = showOwnProcess(request.process, siteUrl);
  const rows: [label: string, value: string][] = [
    ['Reference', reference(request.id)],
    ['Received', time(request.receivedAt)],
    ['State', request.suspicion ? `${request.state}: ${request.suspicion}` : request.state],
    ['Name', request.name],
    ['Company', request.companyName],
    ['Website', request.website || websiteNotProvided],
    ['Phone', request.phoneNumber],
    ['Email', request.email],
    ['Employees', request.employees],
    ...[
      ...furtherRows(request),
      ...noteRows(request.note),
      ...(request.corrects ? [{ label: 'Corrects', value: reference(request.corrects) }] : []),
      ...describeVisitSource(request.source),
      ...processRows(process),
      ...(process?.url ? [{ label: 'Open process', value: process.url }] : []),
    ].map(({ label, value }): [string, string] => [label, value]),
    ...request.deliveries.map(
      ({ kind, destination, state, attempts, finishedAt, dueAt, lastError }): [string, string] => [
        deliveryLabels[kind],
        [
          state,
          state === 'queued' ? `due ${time(dueAt)}` : finishedAt && time(finishedAt),
          `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
          // An earlier release may have stored a host's words as they came.
          lastError && replyText(lastError, lastError.length),
          destination && `to ${recipient(destination)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ),
    ...missingAcknowledgement(request),
  ];
  return rows.map(([label, value]) => `${`${label}:`.padEnd(17)}${value}`).join('\n');
}

/** The reason why the visitor got no mail. */
function missingAcknowledgement({
  state,
  suspicion,
  deliveries,
}: RequestWithDeliveries): [label: string, value: string][] {
  if (state === 'erased' || deliveries.some(({ kind }) => kind === 'acknowledgement')) return [];
  const { perAddress, perDay } = defaultCaps;
  const reason =
    state === 'held'
      ? 'the request is held'
      : suspicion !== undefined
        ? `the request may be spam (${suspicion})`
        : `the address had ${perAddress.day} that day or ${perAddress.week} in seven, names another mailbox (% or !), or a day's limit was reached (${perDay.client} from one client, ${perDay.domain} to one domain, ${perDay.overall} in all)`;
  return [[deliveryLabels.acknowledgement, `not sent: ${reason}`]];
}

/** Of a URL only the origin: the rest may be a secret. */
function recipient(destination: string): string {
  return URL.canParse(destination) ? new URL(destination).origin : destination;
}

function time(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
