import { useEffect } from 'react';
import { demoForm } from '#app/content/demo-form.ts';
import { keepAttachedProcess } from './attached-process.ts';
import { keepDraft } from './draft.ts';
import { readNote } from './note.ts';
import { referenceOfReceipt } from './reference.ts';
import { forgetSentRequest, keepSentRequest, type SentRequest } from './sent-request.ts';
import { ThankYou } from './thank-you.tsx';
import type { Posted } from './use-demo-form.ts';

type Props = {
  sent: SentRequest;
  headingLevel: 1 | 2;
  /** The visitor goes back to the form as it was filled in. */
  onCorrect: (form: Posted) => void;
};

/** The thank-you of a request that this page has sent. It lasts as long as the page's entry in the history. */
export function SentPanel({ sent, headingLevel, onCorrect }: Props) {
  const { input, process, note, receipt } = sent;

  useEffect(() => {
    keepSentRequest(sent);
    if (headingLevel !== 1) return;
    const { title } = document;
    document.title = `${demoForm.thankYou.title}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [sent, headingLevel]);

  function correct() {
    forgetSentRequest();
    keepDraft(input, { note, corrects: receipt });
    if (process) keepAttachedProcess(process);
    onCorrect({
      input,
      errors: {},
      process: process ? { text: process } : undefined,
      note: readNote(new URLSearchParams(note)),
      corrects: receipt,
    });
  }

  return (
    <ThankYou
      email={input.email}
      sentAt={sent.sentAt}
      acknowledged={sent.acknowledged}
      reference={receipt && referenceOfReceipt(receipt)}
      withProcess={process !== undefined}
      bookingUrl={sent.bookingUrl}
      headingLevel={headingLevel}
      correct={
        <button className="link-button" type="button" onClick={correct}>
          {demoForm.thankYou.correct}
        </button>
      }
    />
  );
}
