import type { ReactNode } from 'react';
import { destinationOf } from '#app/demo-form/emailjs/origin.ts';
import { isSiteIds, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { contextField } from '#request/context.ts';
import { type DemoField, demoFields } from '#request/demo-fields.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { emptyInput } from '#request/schema.ts';
import { demoForm as copy } from './copy.ts';
import { DemoFieldInput } from './demo-field-input.tsx';
import { draftKey } from './draft.ts';
import { DrawnProcess } from './drawn-process.tsx';
import { drawnProcess } from './drawn-process-copy.ts';
import {
  ContactPromise,
  EmailAdvice,
  ErrorSummary,
  Honeypot,
  PhoneAdvice,
  SendFailure,
} from './form-parts.tsx';
import type { SentRequest } from './sent-request.ts';
import { type Posted, useDemoForm } from './use-demo-form.ts';
import { useRequestContext } from './use-request-context.ts';

/** One object, since an effect depends on it. */
const nothing = {};

type Props = { posted: Posted | undefined; onSent: (sent: SentRequest) => void };

/**
 * The form while it is not sent. Inputs are uncontrolled: the same markup is posted natively without JavaScript, keeps
 * what was typed before hydration, and is read as FormData here as on the server.
 */
export function OpenForm({ posted, onSent }: Props) {
  const { refs, errors, wrong, failure, phase, submitting, ...form } = useDemoForm(posted, onSent);
  const { json, context, isDamaged } = useRequestContext(posted ? posted.context : nothing);
  const { process, corrects, isAddition } = context;
  // Only the site's own mail service takes more than the fields.
  const carried = useInBrowser(() => destinationOf(readMailIds()).isOwnService, true);
  const ownIds = useInBrowser(() => !isSiteIds(readMailIds()), false);
  const input = posted?.input ?? emptyInput;
  const advice: Partial<Record<DemoField['type'], ReactNode>> = {
    email: <EmailAdvice address={form.checked.email} onAccept={form.acceptEmail} />,
    tel: <PhoneAdvice number={form.checked.phoneNumber} />,
  };
  return (
    <form
      ref={refs.form}
      className="demo-form"
      method="post"
      action="/book-demo"
      data-draft={draftKey}
      data-offline={messages.request.waitingForNetwork}
      noValidate
      aria-busy={submitting}
      onInput={form.handleInput}
      onBlur={form.handleBlur}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary ref={refs.summary} {...{ wrong, errors, failure }} />
      {ownIds && (
        <p role="note">
          <RichText text={copy.carrier} />
        </p>
      )}
      <input type="hidden" name={contextField} value={json} />
      {corrects && (
        <p>
          {isAddition ? copy.adds : copy.corrects} <b>{referenceOfReceipt(corrects)}</b>
        </p>
      )}
      {(isDamaged || (process && !carried)) && (
        <p role="status">{isDamaged ? drawnProcess.unreadable : drawnProcess.notCarried}</p>
      )}
      {process && carried && (
        <DrawnProcess context={{ ...context, process }} leavesOut={posted?.leavesOut} />
      )}
      <div className="demo-form__fields">
        {demoFields.map((field) => (
          <DemoFieldInput
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={input[field.name]}
            advice={advice[field.type]}
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
        {phase.name === 'unsent' && (
          <SendFailure message={phase.message} idsRefused={ownIds && phase.refused} />
        )}
        {/* In elements: a translator replaces texts, and React could no longer remove them. */}
        {phase.name === 'offline' && <p>{messages.request.waitingForNetwork}</p>}
      </div>
      <p>
        <RichText text={copy.privacyNote} />
      </p>
    </form>
  );
}
