import { useSyncExternalStore } from 'react';
import { RichText } from '#app/components/rich-text.tsx';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import { isConfigured, readMailIds } from '#app/emailjs/stored-ids.ts';
import { BroughtProcess } from './brought-process.tsx';
import { ContactPromise } from './contact-promise.tsx';
import { DemoFieldInput } from './demo-field-input.tsx';
import { demoFields } from './demo-fields.ts';
import { EmailAdvice } from './email-advice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { NotConfigured } from './not-configured.tsx';
import { emptyInput } from './schema.ts';
import { SendFailure } from './send-failure.tsx';
import { ThankYou } from './thank-you.tsx';
import { useBroughtProcess } from './use-brought-process.ts';
import { type Posted, useDemoForm } from './use-demo-form.ts';
import '#app/styles/form-answers.css';
import './demo-request.css';

export type DemoFormProps = {
  /** Heading level of the panel that replaces the form: the page's own heading, or a section's. */
  headingLevel: 1 | 2;
  posted?: Posted;
};

/**
 * The demo request form. Inputs are uncontrolled: the same markup is posted natively without JavaScript, keeps what was
 * typed before hydration, and is read as FormData here as on the server.
 */
export function DemoForm({ headingLevel, posted }: DemoFormProps) {
  const { refs, errors, summarized, failure, phase, submitting, ...form } = useDemoForm(posted);
  const brought = useBroughtProcess(posted?.process);
  const configured = useSyncExternalStore(
    subscribeToNothing,
    () => isConfigured(readMailIds()),
    () => true,
  );
  if (phase.name === 'sent')
    return (
      <ThankYou
        email={phase.email}
        sentAt={phase.sentAt}
        headingLevel={headingLevel}
        withProcess={brought.text !== null && !brought.removed}
        bookingUrl={phase.bookingUrl}
      />
    );
  if (!configured) return <NotConfigured />;

  const input = posted?.input ?? emptyInput;
  return (
    <form
      ref={refs.form}
      className="demo-form"
      method="post"
      action="/book-demo"
      noValidate
      aria-busy={submitting}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary ref={refs.summary} errors={summarized} failure={failure} />
      <BroughtProcess
        text={brought.text}
        posted={posted?.process}
        removed={brought.removed}
        onToggle={brought.toggle}
      />
      <div className="demo-form__fields">
        {demoFields.map((field) => (
          <DemoFieldInput
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={input[field.name]}
            advice={
              field.name === 'email' ? (
                <EmailAdvice address={form.checkedEmail} onAccept={form.acceptEmail} />
              ) : undefined
            }
            onBlur={() => form.handleBlur(field.name)}
            onInput={() => form.handleInput(field.name)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {form.announced}
      </p>
      <Honeypot />
      <div className="demo-form__send">
        <button ref={refs.submitButton} className="button" type="submit" disabled={submitting}>
          {submitting ? copy.submitting : copy.submit}
        </button>
        <ContactPromise />
      </div>
      <div className="form-status" role="status">
        {phase.name === 'unsent' && <SendFailure message={phase.message} />}
        {phase.name === 'offline' && messages.request.waitingForNetwork}
        {phase.name === 'proving' && messages.request.proving}
      </div>
      <p className="demo-form__privacy">
        <RichText text={copy.privacyNote} />
      </p>
    </form>
  );
}

function subscribeToNothing() {
  return () => {};
}
