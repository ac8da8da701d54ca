import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import { trapField } from '#app/demo-request/signals.ts';
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
      return result.outcome === 'accepted' || result.outcome === 'repeated'
        ? { status: 'accepted', receipt: mail.signReceipt(result.id) }
        : { status: 'unavailable' };
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      return found ? { email: found.email } : null;
    },
  };
}
