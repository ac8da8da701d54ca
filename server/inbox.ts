import type { DemoRequestInbox } from '#app/demo-form/inbox.ts';
import { readKey } from '#mail/http/app.ts';
import type { MailService } from '#mail/service.ts';
import { noteToStore } from '#mail/submission/note.ts';
import { readOwnProcess, readStoredProcess } from '#mail/submission/own-process.ts';
import type { Admission } from '#mail/submission/submission-service.ts';
import { honeypotField } from '#request/anti-spam-headers.ts';
import { readNote } from '#request/note.ts';
import { writeProcess } from '#request/process/process-address.ts';
import { reference } from '#request/reference.ts';
import { forEachField } from '#request/schema.ts';

/** The mail service for a page, bound to one visitor's request, which the rate limit has counted. */
export function inboxFor(
  mail: MailService,
  remoteAddress: string,
  admission: Admission,
): DemoRequestInbox {
  return {
    async submit(request, { honeypotFilled, key, process, note, corrects }) {
      if (admission.outcome !== 'allowed') return admission;
      const read = readKey(key);
      const details = {
        remoteAddress,
        honeypot: honeypotFilled ? honeypotField : undefined,
        process: readOwnProcess(process),
        note: noteToStore(note),
        corrects: corrects && mail.idOfReceipt(corrects),
      };
      const store = (idempotencyKey: string | undefined) =>
        mail.submit(request, { ...details, idempotencyKey }, admission);
      let result = await store(read === 'malformed' ? undefined : read);
      // The same key with changed content: store it as another request.
      if (result.outcome === 'conflict') result = await store(undefined);
      if ('id' in result) return { outcome: 'accepted', receipt: mail.signReceipt(result.id) };
      if ('retryAfter' in result) return result;
      // Without a key there is no conflict, and without a proof no challenge.
      throw new Error(`A native post was answered ${result.outcome}`);
    },
    async readReceipt(receipt) {
      const found = await mail.readReceipt(receipt);
      if (!found) return null;
      const process = readStoredProcess(found.process);
      return {
        // The fields alone: whether a request is held stays with sales.
        input: forEachField(({ name }) => found[name] ?? ''),
        sentAt: found.receivedAt,
        reference: reference(found.id),
        acknowledged: found.deliveries.some(({ kind }) => kind === 'acknowledgement'),
        process: process ? writeProcess(process) : undefined,
        note: readNote(new URLSearchParams(found.note)),
        bookingUrl: mail.bookingUrl,
      };
    },
  };
}
