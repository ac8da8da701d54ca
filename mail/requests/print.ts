import { websiteNotProvided } from '#app/demo-request/schema.ts';
import type { RequestWithMails } from '#mail/outbox/review.ts';
import { describeVisitSource } from '#mail/submission/visit-source.ts';
import { furtherRows } from '#mail/templates/further-rows.ts';
import { reference } from '#mail/templates/reference.ts';

/** One line a request. */
export function summarizeRequest(request: RequestWithMails): string {
  const mails = request.mails.map(({ kind, state }) => `${kind} ${state}`).join(', ');
  return [
    reference(request.id),
    time(request.receivedAt),
    request.state,
    request.companyName,
    request.email,
    request.heldFor ?? mails,
  ].join('  ');
}

/** Everything known of a request, a line each. */
export function describeRequest(request: RequestWithMails): string {
  const rows: [label: string, value: string][] = [
    ['Reference', reference(request.id)],
    ['Received', time(request.receivedAt)],
    ['State', request.heldFor ? `${request.state}: ${request.heldFor}` : request.state],
    ['Name', request.name],
    ['Company', request.companyName],
    ['Website', request.website || websiteNotProvided],
    ['Phone', request.phoneNumber],
    ['E-mail', request.email],
    ['Employees', request.employees],
    ...[...furtherRows(request), ...describeVisitSource(request.source)].map(
      ({ label, value }): [string, string] => [label, value],
    ),
    ...request.mails.map(
      ({ kind, state, attempts, finishedAt, dueAt, lastError }): [string, string] => [
        kind === 'notification' ? 'Mail to sales' : 'Mail to visitor',
        [
          state,
          state === 'queued' ? `due ${time(dueAt)}` : finishedAt && time(finishedAt),
          `${attempts} attempts`,
          lastError,
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ),
  ];
  return rows.map(([label, value]) => `${`${label}:`.padEnd(17)}${value}`).join('\n');
}

function time(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
