import { type ReactNode, useEffect, useRef } from 'react';
import { ProcessLine } from '#app/product/process-line.tsx';
import { keepInDraft } from '#app/ui/browser/form-draft.ts';
import { messages } from '#app/ui/messages.ts';
import { brand } from '#brand/brand.ts';
import { contactDay } from '#request/business-days.ts';
import { bareEmail } from '#request/normalize.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { demoForm } from './copy.ts';
import { draftKey } from './form-context.ts';
import { draftAfter, type SentRequest } from './sent-request.ts';
import './thank-you.css';

const copy = demoForm.thankYou;

type Props = {
  sent: SentRequest;
  headingLevel: 1 | 2;
  /** The way back to the form as it was filled in. */
  correct: ReactNode;
};

/** Replaces the form once the request is sent: the address, what happens next, the way home. */
export function ThankYou({ sent, headingLevel, correct }: Props) {
  // The server's setting, else the build's.
  const bookingUrl = sent.bookingUrl ?? import.meta.env.VITE_BOOKING_URL;
  const { receipt } = sent;
  const withProcess = sent.context.process !== undefined;
  // Without a day where only the visitor's clock, which may be wrong, could tell when the request was sent.
  const contact = sent.sentAt
    ? `${copy.next.contact} ${contactDay(sent.sentAt, brand.calendar)}`
    : copy.next.contactSoon;
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const Subtitle = headingLevel === 1 ? 'h2' : 'h3';

  // The focused control is gone: without this, keyboard focus would restart at the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className="thank-you">
      <div className="thank-you__head">
        <Title ref={heading} tabIndex={-1} className="thank-you__title">
          {copy.title}
        </Title>
        <div className="thank-you__lead">
          <p>
            {sent.acknowledged ? messages.request.sent : messages.request.sentWithoutMail}{' '}
            {withProcess && copy.withProcess}
          </p>
          <p>
            {copy.writeTo} <strong>{bareEmail(sent.input.email)}</strong> {correct}
          </p>
          {/* Hosted EmailJS gives none. */}
          {receipt && (
            <p>
              {copy.reference} <strong>{referenceOfReceipt(receipt)}</strong>
            </p>
          )}
        </div>
      </div>
      <div className="thank-you__next">
        <div className="row row--apart">
          <Subtitle>{copy.next.title}</Subtitle>
          <p>{copy.next.text}</p>
        </div>
        <ProcessLine
          axis={headingLevel === 1 ? 'x' : 'y'}
          large
          stops={[
            { name: copy.next.sent, state: 'done' },
            { name: contact, state: 'now' },
            { ...copy.next.call, state: 'planned' },
          ]}
        />
      </div>
      <div className="row row--apart">
        {/* Don't ask for a process that was already sent. */}
        {!withProcess && (
          <div>
            <Subtitle>{copy.ready.title}</Subtitle>
            <p>
              {copy.ready.text}{' '}
              {receipt && (
                <a
                  className="with-script"
                  href={copy.ready.draw.href}
                  onClick={() => keepInDraft(draftKey, draftAfter(sent, true))}
                >
                  {copy.ready.draw.label}
                </a>
              )}
            </p>
          </div>
        )}
        <div className="thank-you__links row">
          {bookingUrl && (
            <a className="button" href={bookingUrl}>
              {copy.pickTime}
            </a>
          )}
          <a className="button button--quiet" href={copy.returnHome.href}>
            {copy.returnHome.label}
          </a>
        </div>
      </div>
    </div>
  );
}
