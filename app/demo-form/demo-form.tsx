import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConfigured, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { drawnContext } from '#app/own-process/kept-drawing.ts';
import { keepInDraft } from '#app/ui/browser/form-draft.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import { ticked } from '#request/demo-fields.ts';
import { demoForm } from './copy.ts';
import { draftKey } from './draft.ts';
import { NotConfigured } from './form-parts.tsx';
import { OpenForm } from './open-form.tsx';
import { leaveOutField } from './posted-form.ts';
import {
  draftAfter,
  forgetSentRequest,
  keepSentRequest,
  readSentRequest,
  type SentRequest,
} from './sent-request.ts';
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
  const [turn, setTurn] = useState(0);
  const configured = useInBrowser(() => isConfigured(readMailIds()), true);

  useLayoutEffect(() => setSent(readSentRequest()), []);
  useEffect(() => {
    // Back may bring this page as it was left, while another page has changed the draft or sent it.
    const beginAnew = ({ persisted }: PageTransitionEvent) => persisted && setTurn((at) => at + 1);
    addEventListener('pageshow', beginAnew);
    return () => removeEventListener('pageshow', beginAnew);
  }, []);
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
    return configured ? <OpenForm key={turn} posted={begin} onSent={receive} /> : <NotConfigured />;
  }

  /** Reopens the form with the sent answers as a draft and focuses the e-mail field. */
  function correct(request: SentRequest) {
    forgetSentRequest();
    keepInDraft(draftKey, draftAfter(request));
    // A drawing that the visitor took out of the request stays out of its correction.
    const isLeftOut = !request.context.process && drawnContext().process;
    if (isLeftOut) keepInDraft(draftKey, { [leaveOutField]: ticked });
    const { input, context, receipt: corrects } = request;
    flushSync(() => {
      setBegin({ input, errors: {}, context: { ...context, corrects } });
      setSent(null);
    });
    document.querySelector<HTMLInputElement>('#email')?.focus();
  }

  return (
    <ThankYou
      sent={sent}
      headingLevel={headingLevel}
      correct={
        <button className="link-button" type="button" onClick={() => correct(sent)}>
          {demoForm.thankYou.correct}
        </button>
      }
    />
  );
}
