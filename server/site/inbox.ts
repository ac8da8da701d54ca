import type { DemoRequestInbox } from '#app/demo-form/inbox.ts';
import type { MailService } from '#mail/service.ts';
import type { Allowance } from '#mail/submission/rate-limit.ts';
import { readIdempotencyKey } from '#mail/submission/submission-service.ts';
import { withUnicodeDomain } from '#mail/templates/unicode-domain.ts';
import { honeypotField } from '#request/mail-api.ts';
import { forEachField } from '#request/schema.ts';

/** The mail service for a page, bound to one visitor's request, which the rate limit has counted. */
export function inboxFor(
  mail: MailService,
  remoteAddress: string,
  allowance: Allowance,
): DemoRequestInbox {
  return {
    async submit(fields, { honeypotFilled, key, context }) {
      const { level } = allowance;
      if (level === 'refuse') return { outcome: 'limited', retryAfter: allowance.retryAfter };
      const read = readIdempotencyKey(key);
      const sent = {
        fields,
        context,
        level,
        remoteAddress,
        honeypot: honeypotFilled ? honeypotField : undefined,
      };
      const store = (idempotencyKey: string | undefined) =>
        mail.submit({ ...sent, idempotencyKey });
      let result = await store(read === 'malformed' ? undefined : read);
      // The same key with changed content: store it as another request.
      if (result.outcome === 'conflict') result = await store(undefined);
      if ('id' in result) return { outcome: 'accepted', receipt: mail.signReceipt(result.id) };
      if ('retryAfter' in result) return result;
      // Without a key there is no conflict.
      throw new Error(`A native post was answered ${result.outcome}`);
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      if (!found) return null;
      return {
        // The fields alone: whether a request is held stays with sales.
        input: {
          ...forEachField(({ name }) => found.fields[name] ?? ''),
          email: withUnicodeDomain(found.fields.email),
        },
        sentAt: found.receivedAt,
        acknowledged: found.deliveries.some(({ kind }) => kind === 'acknowledgement'),
        context: { process: found.context.process, delay: found.context.delay },
        bookingUrl: mail.bookingUrl,
      };
    },
  };
}
