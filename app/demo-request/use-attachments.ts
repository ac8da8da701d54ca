import { useLayoutEffect, useState } from 'react';
import { keepAttachedProcess, readAttachedProcess } from './attached-process.ts';
import type { AttachedProcess } from './attached-process-choice.tsx';
import { readDraft } from './draft.ts';
import { type Note, readNote } from './note.ts';

/** What the form holds besides its fields: a drawn process, a line of the visitor's own, a receipt that it corrects. */
export type Attachments = {
  process?: AttachedProcess | undefined;
  note?: Note | undefined;
  corrects?: string | undefined;
};

/**
 * From the server for a posted form, else from the address and from this tab's storage. A layout effect, so that a form
 * that is submitted as soon as it is hydrated has them.
 */
export function useAttachments(posted: Attachments | undefined): Attachments {
  const [found, setFound] = useState(posted ?? {});

  useLayoutEffect(() => {
    const draft = readDraft();
    if (posted?.process) keepAttachedProcess(posted.process.text);
    const text = readAttachedProcess();
    setFound({
      process: posted?.process ?? (text ? { text } : undefined),
      note: posted?.note ?? readNote(new URLSearchParams(draft?.note ?? location.search)),
      corrects: posted?.corrects ?? draft?.corrects,
    });
  }, [posted]);

  return found;
}
