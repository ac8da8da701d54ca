import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConfigured, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { keepAttachedProcess } from './attached-process.ts';
import { demoForm } from './copy.ts';
import {
  forgetSentRequest,
  keepDraft,
  keepSentRequest,
  readSentRequest,
  type SentRequest,
} from './draft.ts';
import { NotConfigured } from './form-parts.tsx';
import { OpenForm } from './open-form.tsx';
import { ThankYou } from './thank-you.tsx';
import { type Posted, useTitlePrefix } from './use-demo-form.ts';
import '#app/styles/form-answers.css';
import './demo-request.css';

type Props = {
  /** Heading level of the panel that replaces the form: the page's own heading, or a section's. */
  headingLevel: 1 | 2;
  posted?: Posted;
};

/** The demo request: the form, the thank-you once it is sent, or the notice that the mail service is not configured. */
export function DemoForm({ headingLevel, posted }: Props) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [begin, setBegin] = useState(posted);
  const configured = useInBrowser(() => isConfigured(readMailIds()), true);

  useLayoutEffect(() => setSent(readSentRequest()), []);
  useEffect(() => {
    if (!sent) return;
    const keep = () => keepSentRequest(sent);
    keep();
    // Following a link within the page adds a history entry without this state.
    addEventListener('hashchange', keep);
    return () => removeEventListener('hashchange', keep);
  }, [sent]);
  useTitlePrefix(`${demoForm.thankYou.title}: `, sent !== null && headingLevel === 1);

  /** Stores it at once: the visitor may leave before the thank-you is shown. */
  function receive(request: SentRequest) {
    keepSentRequest(request);
    setSent(request);
  }

  if (!sent) {
    return configured ? <OpenForm posted={begin} onSent={receive} /> : <NotConfigured />;
  }
  const { input, process, note, receipt } = sent;

  /** Reopens the form with the sent answers as a draft and focuses the e-mail field. */
  function correct() {
    forgetSentRequest();
    keepDraft(input, note, receipt);
    if (process) keepAttachedProcess(process);
    flushSync(() => {
      setBegin(undefined);
      setSent(null);
    });
    document.querySelector<HTMLInputElement>('#email')?.focus();
  }

  return (
    <ThankYou
      sent={sent}
      reference={receipt && referenceOfReceipt(receipt)}
      headingLevel={headingLevel}
      correct={
        <button className="link-button" type="button" onClick={correct}>
          {demoForm.thankYou.correct}
        </button>
      }
    />
  );
}
