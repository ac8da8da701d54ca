import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { cut } from '#request/cut.ts';
import { reference } from '#request/reference.ts';
import { asLines, type MailRow } from './layout.ts';
import { openProcess, requestRows, subjectOf } from './notification.ts';
import { type DescribedProcess, describeProcess, processAsJson, processRows } from './process.ts';

/** What people read of a request: its rows and those of its process, and the link that opens that. */
type Message = { subject: string; parts: readonly (readonly MailRow[])[]; url: string | undefined };

/**
 * What a webhook is sent: the request itself, for a program, or a message that people read. `id` is the request's
 * reference, the same at every attempt and at every receiver. `siteUrl` is where its process is opened.
 */
export async function webhookPayload(
  request: StoredRequest,
  format: MailConfig['webhook']['format'],
  siteUrl: string,
): Promise<{ id: string; body: string }> {
  const process = await describeProcess(request, siteUrl);
  const message = {
    subject: subjectOf(request),
    parts: [requestRows(request), processRows(process)],
    url: process?.url,
  };
  const payload = format === 'json' ? event(request, process) : messages[format](message);
  return { id: reference(request.id), body: JSON.stringify(payload) };
}

const messages = { slack, teams, 'google-chat': googleChat };

/** Type, time and data as Standard Webhooks recommends. */
function event(request: StoredRequest, shown: DescribedProcess | undefined) {
  const { id, receivedAt, suspicion, fields, context } = request;
  const { corrects, isAddition = false, delay = null, visits = null } = context;
  return {
    type: 'demo_request.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      reference: reference(id),
      fields,
      check: suspicion ?? null,
      context: {
        process: shown ? processAsJson(shown) : null,
        delay,
        corrects: corrects ? reference(corrects) : null,
        isAddition,
        visits,
      },
    },
  };
}

/** An incoming webhook of Slack. `text` is the notification, blocks are the message; plain text has no markup. */
function slack({ subject, parts, url }: Message) {
  // A header takes 150 characters, a section 3,000.
  const plain = (text: string, maxLength: number) => ({
    type: 'plain_text',
    text: cut(text, maxLength),
    emoji: false,
  });
  // The address has letters, digits and the signs of an address alone: nothing in it ends the link.
  const link = { type: 'mrkdwn', text: `<${url}|${openProcess}>`, verbatim: true };
  return {
    text: escapeMarkup(subject),
    blocks: [
      { type: 'header', text: plain(subject, 150) },
      ...parts
        .filter((rows) => rows.length > 0)
        .map((rows) => ({ type: 'section', text: plain(asLines(rows), 3_000) })),
      ...(url ? [{ type: 'section', text: link }] : []),
    ],
  };
}

/** An adaptive card, as the Workflows app of Teams takes it from a webhook. */
function teams({ subject, parts, url }: Message) {
  const title = { type: 'TextBlock', size: 'Medium', weight: 'Bolder', wrap: true };
  const facts = parts
    .flat()
    .map(({ label, value }) => ({ title: label, value: withoutLinks(value) }));
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { ...title, text: withoutLinks(subject) },
            { type: 'FactSet', facts },
          ],
          ...(url && { actions: [{ type: 'Action.OpenUrl', title: openProcess, url }] }),
        },
      },
    ],
  };
}

/** A card of Google Chat. */
function googleChat({ subject, parts, url }: Message) {
  const rows = parts.flat().map(({ label, value }) => ({
    decoratedText: { topLabel: label, text: escapeMarkup(value), wrapText: true },
  }));
  const button = { text: openProcess, onClick: { openLink: { url } } };
  const widgets = url ? [...rows, { buttonList: { buttons: [button] } }] : rows;
  const card = { header: { title: subject, subtitle: brand.name }, sections: [{ widgets }] };
  return { cardsV2: [{ cardId: 'demo-request', card }] };
}

/** Cards of Teams take Markdown: keeps `[label](address)` from becoming a link. */
function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}

/** Slack's links and mentions, and Google Chat's HTML tags, are made of these three characters. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
