import { honeypotField } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import type { MailService } from '#mail/service.ts';
import type { Admission } from '#mail/submission/submission-service.ts';

/**
 * The mail service as a page's action sees it, for one visitor's request.
 * @param admission what the rate limit said of this request, when it was counted before
 */
export function inboxFor(
  mail: MailService,
  remoteAddress: string,
  admission?: Admission,
): DemoRequestInbox {
  return {
    async submit(request, honeypotFilled) {
      const honeypot = honeypotFilled ? honeypotField : undefined;
      const context = { idempotencyKey: undefined, remoteAddress, honeypot };
      const result = await mail.submit(request, context, admission);
      if ('id' in result) return { status: 'accepted', receipt: mail.signReceipt(result.id) };
      if ('retryAfter' in result) return { status: result.outcome, retryAfter: result.retryAfter };
      // A post has no key and no proof, so it is answered neither 'conflict' nor 'challenged'.
      throw new Error(`A native post was answered ${result.outcome}`);
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      return found ? { email: found.email } : null;
    },
  };
}
