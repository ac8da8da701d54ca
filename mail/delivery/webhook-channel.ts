import { createHmac } from 'node:crypto';
import type { Config } from '#mail/config/config.ts';
import { errorCode } from '#mail/error-code.ts';
import { webhookPayload } from '#mail/templates/webhook-payload.ts';
import { replyText, withoutSecrets } from './reply-text.ts';
import type { Channel, Sent } from './worker.ts';

/** Longest wait for a receiver's answer, in milliseconds. */
export const webhookTimeoutMs = 15_000;

/** Webhooks called at once: one receiver that does not answer delays only a few others. */
export const webhookConcurrency = 8;

const maxAnswerLength = 2_000;

/**
 * POSTs a request to a webhook's URL. Every answer but 2xx is tried again, since a receiver may be down or wrongly
 * configured; only 410 says that the receiver is gone for good (Standard Webhooks). Redirects are not followed: they
 * would hand the request to a host that nobody configured.
 */
export function webhookChannel({
  webhook: { format, secret },
  destinations,
  siteUrl,
}: Pick<Config, 'webhook' | 'destinations' | 'siteUrl'>): Channel {
  return {
    noun: 'webhook',
    kinds: ['webhook'],
    hostOf: ({ destination }) => new URL(destination ?? '').host,
    async send(delivery, signal) {
      if (!destinations.some(({ destination }) => destination === delivery.destination)) {
        // Kept, since another instance may have newer settings.
        return { outcome: 'recipient refused', error: 'WEBHOOK_URL no longer has this URL' };
      }
      const { id, body } = await webhookPayload(delivery.request, format, siteUrl);
      try {
        const response = await fetch(delivery.destination ?? '', {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            ...(secret && signature(secret, id, body)),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(webhookTimeoutMs)]),
        });
        return await outcomeOf(response, delivery.destination ?? '');
      } catch (error) {
        return { outcome: 'retry', error: causeOf(error) };
      }
    },
    // Connections are the platform's; a call ends with its signal.
    close: () => undefined,
  };
}

/** As https://www.standardwebhooks.com says (version 1.0.0): HMAC-SHA256 over id, time in seconds and body. */
function signature(key: Buffer, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${hash}`,
  };
}

async function outcomeOf(response: Response, url: string): Promise<Sent> {
  if (response.ok) {
    await response.body?.cancel();
    return { outcome: 'sent' };
  }
  // Where the words do not come, the status tells enough.
  const answer = withoutSecrets(await firstWords(response).catch(() => ''), secretsOf(url));
  const error = `HTTP ${response.status} ${answer}`.trim();
  if (response.status === 410) return { outcome: 'rejected', error };
  if (response.status >= 300 && response.status < 400) {
    return {
      outcome: 'recipient refused',
      error: `HTTP ${response.status}: redirects are not followed`,
    };
  }
  const refused = response.status < 500 && response.status !== 429 && response.status !== 408;
  return { outcome: refused ? 'recipient refused' : 'retry', error };
}

/** The beginning of an answer of any length. */
async function firstWords(response: Response): Promise<string> {
  let words = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    words += decoder.decode(chunk, { stream: true });
    if (words.length >= maxAnswerLength) break;
  }
  return replyText(words, maxAnswerLength);
}

/** The parts of a URL, which may be secrets that an answer quotes (`Cannot POST /hooks/…`), decoded as the answer is. */
function secretsOf(url: string): string[] {
  const { pathname, search } = new URL(url);
  return replyText(pathname + search, url.length).split(/[/?&=]/);
}

/** `fetch` says only "fetch failed"; what happened stands in its cause. The URL may be a secret and is not repeated. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return replyText(`${errorCode(cause) || cause.name}: ${cause.message}`, maxAnswerLength);
}
