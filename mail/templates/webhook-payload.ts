import { brand } from '#app/brand.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { readStoredSource } from '#mail/submission/visit-source.ts';
import { requestRows, subjectOf } from './notification.ts';
import { reference } from './reference.ts';

/** Shape of the message; `json` is the request itself, for a program. */
export type WebhookFormat = 'json' | 'slack' | 'teams' | 'google-chat';

/** What a webhook is sent. `id` is the request's reference, the same at every attempt and at every receiver. */
export function webhookPayload(
  request: StoredRequest,
  format: WebhookFormat,
): { id: string; body: string } {
  const payloads = { json: event, slack, teams, 'google-chat': googleChat };
  return { id: reference(request.id), body: JSON.stringify(payloads[format](request)) };
}

/** Type, time and data as Standard Webhooks recommends. */
function event(request: StoredRequest) {
  const { id, receivedAt, state, suspicion, source, process, ...fields } = request;
  return {
    type: 'demo_request.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      reference: reference(id),
      ...fields,
      check: suspicion ?? null,
      source: readStoredSource(source),
      process: process === undefined ? null : JSON.parse(process),
    },
  };
}

/** An incoming webhook of Slack. `text` is the notification, blocks are the message; plain text has no markup. */
function slack(request: StoredRequest) {
  const subject = subjectOf(request);
  const lines = requestRows(request).map(({ label, value }) => `${label}: ${value}`);
  return {
    text: escapeMarkup(subject),
    blocks: [
      // A header takes 150 characters, a section 3,000.
      { type: 'header', text: { type: 'plain_text', text: subject.slice(0, 150), emoji: false } },
      {
        type: 'section',
        text: { type: 'plain_text', text: lines.join('\n').slice(0, 3_000), emoji: false },
      },
    ],
  };
}

/** An adaptive card, as the Workflows app of Teams takes it from a webhook. */
function teams(request: StoredRequest) {
  const facts = requestRows(request).map(({ label, value }) => ({ title: label, value }));
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
              text: subjectOf(request),
            },
            { type: 'FactSet', facts },
          ],
        },
      },
    ],
  };
}

/** A card of Google Chat. */
function googleChat(request: StoredRequest) {
  const widgets = requestRows(request).map(({ label, value }) => ({
    decoratedText: { topLabel: label, text: escapeMarkup(value), wrapText: true },
  }));
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

/** Slack's links and mentions, and Google Chat's HTML tags, are made of these three characters. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
