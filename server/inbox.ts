import { honeypotField } from '#app/demo-request/anti-spam-headers.ts';
import type { DemoRequestInbox } from '#app/demo-request/inbox.ts';
import { readNote } from '#app/demo-request/note.ts';
import { reference } from '#app/demo-request/reference.ts';
import { forEachField } from '#app/demo-request/schema.ts';
import { validateProcess } from '#app/own-process/process.ts';
import { writeProcess } from '#app/own-process/process-address.ts';
import { readKey } from '#mail/http/app.ts';
import type { MailService } from '#mail/service.ts';
import { noteToStore } from '#mail/submission/note.ts';
import { readOwnProcess } from '#mail/submission/own-process.ts';
import type { Admission } from '#mail/submission/submission-service.ts';

/**
 * The mail service for a page's action, bound to one visitor's request.
 * @param admission the rate limit's answer, if the request was counted before
 */
export function inboxFor(
  mail: MailService,
  remoteAddress: string,
  admission?: Admission,
): DemoRequestInbox {
  return {
    async submit(request, { honeypotFilled, key, process, note, corrects }) {
      const allowed = admission ?? (await mail.allow(remoteAddress));
      if (allowed.outcome !== 'allowed') {
        return { status: allowed.outcome, retryAfter: allowed.retryAfter };
      }
      const honeypot = honeypotFilled ? honeypotField : undefined;
      const read = readKey(key);
      const idempotencyKey = read === 'malformed' ? undefined : read;
      const context = {
        idempotencyKey,
        remoteAddress,
        honeypot,
        process: readOwnProcess(process),
        note: noteToStore(note),
        corrects: corrects && mail.verifyReceipt(corrects),
      };
      let result = await mail.submit(request, context, allowed.crowded);
      // The same key with changed content: store it as another request.
      if (result.outcome === 'conflict') {
        result = await mail.submit(
          request,
          { ...context, idempotencyKey: undefined },
          allowed.crowded,
        );
      }
      if ('id' in result) return { status: 'accepted', receipt: mail.signReceipt(result.id) };
      if ('retryAfter' in result) return { status: result.outcome, retryAfter: result.retryAfter };
      // Without a key there is no conflict, and without a proof no challenge.
      throw new Error(`A native post was answered ${result.outcome}`);
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      if (!found) return null;
      const { id, receivedAt, process, note, deliveries } = found;
      return {
        // The fields alone: whether a request is held stays with sales.
        input: forEachField(({ name }) => found[name] ?? ''),
        sentAt: receivedAt,
        reference: reference(id),
        acknowledged: deliveries.some(({ kind }) => kind === 'acknowledgement'),
        process: addressOf(process),
        note: readNote(new URLSearchParams(note)),
        bookingUrl: mail.bookingUrl,
      };
    },
  };
}

/** A stored process as an address holds it; undefined for one of an earlier release. */
function addressOf(json: string | undefined): string | undefined {
  if (json === undefined) return undefined;
  const process = validateProcess(JSON.parse(json));
  return process ? writeProcess(process) : undefined;
}
