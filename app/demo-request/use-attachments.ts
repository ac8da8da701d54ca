import { useLayoutEffect, useState } from 'react';
import { destinationOf } from '#app/emailjs/origin.ts';
import { isSiteIds, readMailIds } from '#app/emailjs/stored-ids.ts';
import {
  forgetAttachedProcess,
  keepAttachedProcess,
  readAttachedProcess,
} from './attached-process.ts';
import type { AttachedProcess } from './attached-process-choice.tsx';
import { readDraft } from './draft.ts';
import { type Note, readNote } from './note.ts';
import type { Posted } from './use-demo-form.ts';

/** What the form holds besides its fields: a drawn process, a line of the visitor's own, a receipt that it corrects. */
export type Attachments = {
  process: AttachedProcess | undefined;
  note: Note | undefined;
  corrects: string | undefined;
  /** Whether the site's own mail service gets the request: no other takes attachments. */
  carried: boolean;
  /** Whether it goes to EmailJS under ids that the visitor saved. */
  ownIds: boolean;
};

/**
 * From the server for a posted form, else from the address and from this tab's storage. A layout effect, so that a form
 * that is submitted as soon as it is hydrated has them.
 */
export function useAttachments(posted: Posted | undefined): Attachments {
  const [found, setFound] = useState<Attachments>({
    process: posted?.process,
    note: posted?.note,
    corrects: posted?.corrects,
    carried: true,
    ownIds: false,
  });

  useLayoutEffect(() => {
    const ids = readMailIds();
    const draft = readDraft();
    const text = posted?.process?.text ?? readAttachedProcess() ?? undefined;
    if (posted?.process) keepAttachedProcess(posted.process.text);
    setFound({
      process: posted?.process ?? (text ? { text } : undefined),
      note: posted?.note ?? readNote(new URLSearchParams(draft?.note ?? location.search)),
      corrects: posted?.corrects ?? draft?.corrects,
      carried: destinationOf(ids).isOwnService,
      ownIds: !isSiteIds(ids),
    });
    if (!text || posted?.process?.described) return;
    import('./describe-process.ts').then(
      ({ describeProcess }) => {
        const described = describeProcess(text);
        // Reported once: it is not kept for the next form.
        if ('error' in described) forgetAttachedProcess();
        setFound((before) => ({ ...before, process: { text, described } }));
      },
      // The connection was lost: the checkbox still says that a process goes with the request.
      () => undefined,
    );
  }, [posted]);

  return found;
}
