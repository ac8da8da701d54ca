import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isConfigured, readMailIds } from '#app/emailjs/stored-ids.ts';
import { NotConfigured } from './not-configured.tsx';
import { OpenForm } from './open-form.tsx';
import { SentPanel } from './sent-panel.tsx';
import { readSentRequest, type SentRequest } from './sent-request.ts';
import type { Posted } from './use-demo-form.ts';
import '#app/styles/form-answers.css';
import './demo-request.css';

export type DemoFormProps = {
  /** Heading level of the panel that replaces the form: the page's own heading, or a section's. */
  headingLevel: 1 | 2;
  posted?: Posted;
};

/** The demo request: the form, the thank-you once it is sent, or the notice that the mail service is not configured. */
export function DemoForm({ headingLevel, posted }: DemoFormProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [begin, setBegin] = useState(posted);
  const configured = useSyncExternalStore(
    subscribeToNothing,
    () => isConfigured(readMailIds()),
    () => true,
  );
  useLayoutEffect(() => setSent(readSentRequest()), []);

  if (sent) {
    return (
      <SentPanel
        sent={sent}
        headingLevel={headingLevel}
        onCorrect={(form) => {
          setBegin(form);
          setSent(null);
        }}
      />
    );
  }
  return configured ? <OpenForm posted={begin} onSent={setSent} /> : <NotConfigured />;
}

function subscribeToNothing() {
  return () => {};
}
