import { createHmac } from 'node:crypto';
import type { MailConfig } from '#mail/config.ts';
import { errorCode } from '#mail/log.ts';
import { webhookPayload } from '#mail/templates/webhook-payload.ts';
import { type AttemptOutcome, storedWords } from './errors.ts';
import type { Channel } from './worker.ts';

/** Longest wait for a receiver's answer, in milliseconds. */
export const webhookTimeoutMs = 15_000;

/** Webhooks called at once: one receiver that does not answer delays only a few others. */
export const webhookConcurrency = 8;

/**
 * POSTs a request to a webhook's URL. Every other answer than 2xx is tried again, since a receiver may be down or wrongly
 * configured; only 410 says that the receiver is gone for good (Standard Webhooks). Redirects are not followed: they
 * would hand the request to a host that nobody configured. 302 and 303 mean that the POST itself was carried out.
 */
export function webhookChannel({
  webhook: { format, secret },
  destinations,
  siteUrl,
}: Pick<MailConfig, 'webhook' | 'destinations' | 'siteUrl'>): Channel {
  return {
    noun: 'webhook',
    kinds: ['webhook'],
    hostOf: ({ destination }) => new URL(destination ?? '').host,
    async send(delivery, signal) {
      if (!destinations.some(({ destination }) => destination === delivery.destination)) {
        // Kept, since another instance may have newer settings.
        const code = 'WEBHOOK_URL no longer has this URL';
        return { outcome: 'recipient refused', code, words: code };
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
        return await outcomeOf(response);
      } catch (error) {
        const { code, message } = causeOf(error);
        return { outcome: 'retry', code, words: storedWords(code, message) };
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

async function outcomeOf(response: Response): Promise<AttemptOutcome> {
  const { ok, status } = response;
  // Google's Apps Script answers a POST that it has carried out with a redirect to where its words stand.
  if (ok || status === 302 || status === 303) {
    await response.body?.cancel();
    return { outcome: 'sent' };
  }
  const code = `HTTP ${status}`;
  // Where the words do not come, the status tells enough.
  const words = storedWords(code, await response.text().catch(() => ''));
  if (status === 410) return { outcome: 'rejected', code, words };
  const refused = status < 500 && status !== 429 && status !== 408;
  return { outcome: refused ? 'recipient refused' : 'retry', code, words };
}

/** `fetch` says only "fetch failed"; what happened stands in its cause. The URL may be a secret and is not repeated. */
function causeOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: '' };
  const cause = error.cause instanceof Error ? error.cause : error;
  return { code: errorCode(cause) || cause.name, message: cause.message };
}
