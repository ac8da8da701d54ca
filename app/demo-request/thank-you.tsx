import { useEffect, useRef } from 'react';
import { demoForm } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import '#app/components/stops.css';
import '#app/styles/form-answers.css';

const copy = demoForm.thankYou;

type Props = { email: string; headingLevel: 1 | 2 };

/** What the form turns into once the request is in: the address, what happens next, the way home. */
export function ThankYou({ email, headingLevel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const Subtitle = headingLevel === 1 ? 'h2' : 'h3';

  // The control that had the focus is gone: without this a keyboard visitor would start again at the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className="thank-you">
      <div className="thank-you__panel">
        <p className="thank-you__state">
          <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
            <circle cx="11" cy="11" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" />
            <path d="M6.5 11.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          {copy.state}
        </p>
        <Title ref={heading} tabIndex={-1} className="thank-you__title">
          {copy.title}
        </Title>
        <p className="lead">{messages.request.sent}</p>
        <p className="thank-you__email">
          {copy.writeTo} <strong>{email}</strong>
        </p>
        <a className="button button--quiet" href={copy.returnHome.href}>
          {copy.returnHome.label}
        </a>
      </div>
      <div className="thank-you__next">
        <Subtitle>{copy.next.title}</Subtitle>
        <ol className="stops">
          {copy.next.steps.map(({ id, when, name, text }) => (
            <li key={id} className="stops__stop">
              <span className="meta">{when}</span>
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
