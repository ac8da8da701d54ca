import type { StoredRequest } from '#mail/outbox/types.ts';
import { mailedFields } from '#request/demo-fields.ts';
import { reference } from '#request/reference.ts';
import { type DemoRequest, websiteNotProvided } from '#request/schema.ts';
import { isolated } from './isolated-name.ts';
import { layOut, type MailText, type Part, type Row } from './layout.ts';
import { type ShownProcess, showOwnProcess } from './own-process.ts';
import { emailInOwnScript, websiteInOwnScript, withAscii } from './own-script.ts';
import { describeVisits } from './visit-source.ts';

/** The mail to sales: every field of the request, the process that came with it, and how to answer. */
export async function notification(
  request: StoredRequest,
  { siteUrl }: { siteUrl: string },
): Promise<MailText> {
  const subject = subjectOf(request);
  const process = await showOwnProcess(request.context, siteUrl);
  return layOut(
    subject,
    [
      { kind: 'heading', text: 'New demo request' },
      { kind: 'rows', rows: requestRows(request) },
      ...(process ? processParts(process) : []),
      { kind: 'note', text: 'Reply to this email to write to the visitor.' },
    ],
    siteUrl,
  );
}

/** Words of the link that opens the visitor's process. */
export const openProcess = 'Open the process';

function processParts({ summary, steps, notes, url }: ShownProcess): Part[] {
  return [
    { kind: 'paragraph', text: `The visitor included a process. ${summary}` },
    { kind: 'list', items: steps },
    { kind: 'rows', rows: notes },
    ...(url ? [{ kind: 'link' as const, text: openProcess, href: url }] : []),
  ];
}

/** A request in one line for sales; `[check]` marks a weak sign of spam. */
export function subjectOf({ fields, suspicion }: StoredRequest): string {
  const check = suspicion === undefined ? '' : '[check] ';
  return `${check}Demo request: ${isolated(fields.companyName)} (${fields.employees} employees)`;
}

/** Everything that sales see of a request, but for its process. */
export function requestRows(request: StoredRequest): Row[] {
  const { suspicion, context } = request;
  return [
    ...(suspicion === undefined
      ? []
      : [{ label: 'Check', value: `${suspicion}. The visitor was sent no confirmation.` }]),
    ...answerRows(request.fields),
    { label: 'Received', value: new Date(request.receivedAt).toUTCString() },
    { label: 'Reference', value: reference(request.id) },
    ...(context.corrects ? [{ label: 'Corrects', value: reference(context.corrects) }] : []),
    ...(context.visits ? describeVisits(context.visits) : []),
  ];
}

/** A row for each answer. A field without one, or added after the request came in, has none. */
function answerRows(fields: DemoRequest): Row[] {
  return mailedFields.flatMap(({ name, type, mailLabel: label }) => {
    const value = fields[name];
    if (!value) return name === 'website' ? [{ label, value: websiteNotProvided }] : [];
    if (type === 'tel') {
      const number = dialed(value);
      return [number ? { label, value, href: `tel:${number}` } : { label, value }];
    }
    if (type === 'email') {
      const href = `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
      return [{ label, value: withAscii(emailInOwnScript(value), value), href }];
    }
    const isLink = type === 'url' && /^https?:/.test(value);
    const shown = withAscii(websiteInOwnScript(value), value);
    return [isLink ? { label, value: shown, href: value } : { label, value }];
  });
}

/**
 * The number to dial: without the `(0)` of `+44 (0)20`, which is not dialed from abroad, and without an extension.
 * Undefined for what is no number, or more than one.
 */
function dialed(phone: string): string | undefined {
  const plain = phone.normalize('NFKC').replace(/^((?:\+|00)\d+ ?)\(0\)/, '$1');
  const [found = ''] = /^(?:tel:)?\+?[\d ()./-]+(?= *(?:$|[;,#x]|ext))/i.exec(plain) ?? [];
  const number = found.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? number : undefined;
}
