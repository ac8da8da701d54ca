import { brand } from '#app/brand.ts';
import { cut } from '#app/demo-request/cut.ts';
import { reference } from '#app/demo-request/reference.ts';
import type { Config } from '#mail/config/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { noteRows } from '#mail/submission/note.ts';
import {
  processAsJson,
  processRows,
  type ShownProcess,
  showOwnProcess,
} from '#mail/submission/own-process.ts';
import { readStoredSource } from '#mail/submission/visit-source.ts';
import { asLines, type Row } from './layout.ts';
import { openProcess, requestRows, subjectOf } from './notification.ts';

type Shown = ShownProcess | undefined;

/**
 * What a webhook is sent: the request itself, for a program, or a message that people read. `id` is the request's
 * reference, the same at every attempt and at every receiver. `siteUrl` is where its process is opened.
 */
export function webhookPayload(
  request: StoredRequest,
  format: Config['webhook']['format'],
  siteUrl: string,
): { id: string; body: string } {
  const payloads = { json: event, slack, teams, 'google-chat': googleChat };
  const process = showOwnProcess(request.process, siteUrl);
  return { id: reference(request.id), body: JSON.stringify(payloads[format](request, process)) };
}

/** Type, time and data as Standard Webhooks recommends. */
function event(request: StoredRequest, shown: Shown) {
  const { id, receivedAt, state, suspicion, source, process, note, corrects, ...fields } = request;
  return {
    type: 'demo_request.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      reference: reference(id),
      ...fields,
      check: suspicion ?? null,
      note: noteRows(note)[0] ?? null,
      corrects: corrects ? reference(corrects) : null,
      source: readStoredSource(source),
      process: shown ? processAsJson(shown) : null,
    },
  };
}

/** An incoming webhook of Slack. `text` is the notification, blocks are the message; plain text has no markup. */
function slack(request: StoredRequest, process: Shown) {
  const subject = subjectOf(request);
  return {
    text: escapeMarkup(subject),
    blocks: [
      // A header takes 150 characters, a section 3,000.
      { type: 'header', text: { type: 'plain_text', text: cut(subject, 150), emoji: false } },
      ...[requestRows(request), processRows(process)]
        .filter((rows) => rows.length > 0)
        .map((rows) => ({
          type: 'section',
          text: { type: 'plain_text', text: cut(asLines(rows), 3_000), emoji: false },
        })),
      // The address has letters, digits and the signs of an address alone: nothing in it ends the link.
      ...(process?.url
        ? [
            {
              type: 'section',
              text: { type: 'mrkdwn', text: `<${process.url}|${openProcess}>`, verbatim: true },
            },
          ]
        : []),
    ],
  };
}

/** An adaptive card, as the Workflows app of Teams takes it from a webhook. */
function teams(request: StoredRequest, process: Shown) {
  const facts = chatRows(request, process).map(({ label, value }) => ({
    title: label,
    value: withoutLinks(value),
  }));
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
            {
              type: 'TextBlock',
              size: 'Medium',
              weight: 'Bolder',
              wrap: true,
              text: withoutLinks(subjectOf(request)),
            },
            { type: 'FactSet', facts },
          ],
          ...(process?.url && {
            actions: [{ type: 'Action.OpenUrl', title: openProcess, url: process.url }],
          }),
        },
      },
    ],
  };
}

/** A card of Google Chat. */
function googleChat(request: StoredRequest, process: Shown) {
  const rows = chatRows(request, process).map(({ label, value }) => ({
    decoratedText: { topLabel: label, text: escapeMarkup(value), wrapText: true },
  }));
  const url = process?.url;
  const button = { text: openProcess, onClick: { openLink: { url } } };
  const widgets = url ? [...rows, { buttonList: { buttons: [button] } }] : rows;
  return {
    cardsV2: [
      {
        cardId: reference(request.id),
        card: {
          header: { title: subjectOf(request), subtitle: brand.name },
          sections: [{ widgets }],
        },
      },
    ],
  };
}

function chatRows(request: StoredRequest, process: Shown): readonly Row[] {
  return [...requestRows(request), ...processRows(process)];
}

/** Cards of Teams take Markdown: keeps `[label](address)` from becoming a link. */
function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}

/** Slack's links and mentions, and Google Chat's HTML tags, are made of these three characters. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
