import { trapField } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import type { MailService } from '#mail/service.ts';

/** The mail service as a page's action sees it, for one visitor's request. */
export function inboxFor(mail: MailService, remoteAddress: string): DemoRequestInbox {
  return {
    async submit(request, trapped) {
      const result = await mail.submit(request, {
        idempotencyKey: undefined,
        remoteAddress,
        trap: trapped ? trapField : undefined,
      });
      if ('id' in result) return { status: 'accepted', receipt: mail.signReceipt(result.id) };
      if ('retryAfter' in result) return { status: result.outcome, retryAfter: result.retryAfter };
      // Without a key of its own and without a proof a post meets neither a conflict nor a challenge.
      throw new Error(`A native post was answered ${result.outcome}`);
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      return found ? { email: found.email } : null;
    },
  };
}
