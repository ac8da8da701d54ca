import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConfigured, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { readDrawingContext } from '#app/own-process/drawing-storage.ts';
import { keepInDraft } from '#app/ui/browser/form-draft.ts';
import { messages } from '#app/ui/messages.ts';
import { ticked } from '#request/demo-fields.ts';
import { demoForm as copy } from './copy.ts';
import { draftKey, leaveOutField } from './form-context.ts';
import { OpenForm } from './open-form.tsx';
import { draftAfter, keepSentRequest, readSentRequest, type SentRequest } from './sent-request.ts';
import { ThankYou } from './thank-you.tsx';
import type { Posted } from './use-demo-form.ts';
import { useInBrowser } from './use-in-browser.ts';
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

  /** Reopens the form with the sent answers as a draft and focuses the e-mail field. */
  function correct(request: SentRequest) {
    keepSentRequest(null);
    keepInDraft(draftKey, draftAfter(request));
    // A drawing that the visitor took out of the request stays out of its correction.
    const isLeftOut = !request.context.process && readDrawingContext().process;
    if (isLeftOut) keepInDraft(draftKey, { [leaveOutField]: ticked });
    const { input, context, receipt: corrects } = request;
    flushSync(() => {
      setBegin({ input, errors: {}, context: { ...context, corrects } });
      setSent(null);
    });
    document.querySelector<HTMLInputElement>('#email')?.focus();
  }

  if (sent) {
    return (
      <ThankYou
        sent={sent}
        headingLevel={headingLevel}
        correct={
          <button className="link-button" type="button" onClick={() => correct(sent)}>
            {copy.thankYou.correct}
          </button>
        }
      />
    );
  }
  if (configured) {
    return (
      <OpenForm
        posted={begin}
        onSent={(request) => {
          // At once: the visitor may leave before the thank-you is shown.
          keepSentRequest(request);
          setSent(request);
        }}
      />
    );
  }
  // The specification, section 4: an id is still its placeholder.
  const { title, action } = copy.notConfigured;
  return (
    <div className="notice" role="note">
      <h2 className="heading">{title}</h2>
      <p>{messages.request.configurationMissing}</p>
      <a className="button button--quiet" href={action.href}>
        {action.label}
      </a>
    </div>
  );
}
