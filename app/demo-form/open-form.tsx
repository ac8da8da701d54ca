import { type MouseEvent, useDeferredValue, useEffect, useMemo } from 'react';
import { destinationOf, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { brand } from '#brand/brand.ts';
import { contextField, readContext } from '#request/context.ts';
import { demoFields } from '#request/demo-fields.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { AttachedProcess } from './attached-process.tsx';
import { attachedProcess } from './attached-process-copy.ts';
import { demoForm as copy } from './copy.ts';
import { DemoFieldInput } from './demo-field-input.tsx';
import { contextInTab, draftKey, keepGivenProcess } from './form-context.ts';
import { ErrorSummary, Honeypot } from './form-parts.tsx';
import type { SentRequest } from './sent-request.ts';
import { type Posted, useDemoForm } from './use-demo-form.ts';
import { useInBrowser } from './use-in-browser.ts';

type Props = { posted: Posted | undefined; onSent: (sent: SentRequest) => void };

/**
 * The form while it is not sent. Inputs are uncontrolled: the same markup is posted natively without JavaScript, keeps
 * what was typed before hydration, and is read as FormData here as on the server.
 */
export function OpenForm({ posted, onSent }: Props) {
  const { refs, errors, failure, wrong, phase, ...form } = useDemoForm(posted, onSent);
  const submitting = phase.name === 'submitting' || phase.name === 'offline';
  const { json, context } = useContextInTab(posted);
  const isDamaged = posted !== undefined && posted.context === undefined;
  const { process, delay, corrects, isAddition } = context;
  // Only the site's own mail service takes more than the fields.
  const carried = useInBrowser(() => destinationOf(readMailIds()).isOwnService, true);
  return (
    <form
      ref={refs.form}
      className="demo-form"
      method="post"
      action="/book-demo"
      data-draft={draftKey}
      noValidate
      aria-busy={submitting}
      onInput={form.handleInput}
      onBlur={form.handleBlur}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary ref={refs.summary} {...{ wrong, errors, failure }} />
      <input type="hidden" name={contextField} value={json} />
      {corrects && (
        <p>
          {isAddition ? copy.adds : copy.corrects} <b>{referenceOfReceipt(corrects)}</b>
        </p>
      )}
      {(isDamaged || (process && !carried)) && (
        <p role="status">{isDamaged ? attachedProcess.unreadable : attachedProcess.notCarried}</p>
      )}
      {process && carried && (
        <AttachedProcess process={process} delay={delay} leavesOut={posted?.leavesOut} />
      )}
      <div className="demo-form__fields">
        {demoFields.map((field) => (
          <DemoFieldInput
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={posted?.input[field.name]}
            checked={form.checked[field.name]}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {form.announced}
      </p>
      <Honeypot />
      <div className="demo-form__send row">
        <button ref={refs.submitButton} className="button" type="submit" disabled={submitting}>
          {submitting ? copy.submitting : copy.submit}
        </button>
        {/* Without a day: the form may be sent much later, and the visitor's clock may be wrong. */}
        <p className="contact-promise">
          <Unbroken text={copy.promise} />
        </p>
      </div>
      <div className="form-status" role="status">
        {phase.name === 'unsent' && (
          <p className="send-failure">
            <strong>{phase.message}</strong> {copy.failure.kept} {copy.failure.write}{' '}
            <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>.
          </p>
        )}
        {/* In elements: a translator replaces texts, and React could no longer remove them. */}
        {phase.name === 'offline' && <p>{messages.request.waitingForNetwork}</p>}
      </div>
      <p className="small">
        <RichText text={copy.privacyNote} />
      </p>
    </form>
  );
}

/**
 * A press on these leaves the focus in its field until the click. Otherwise the field's error, shown on blur, moves what
 * is being pressed from under the pointer, and the click is lost.
 */
function keepFocus(event: MouseEvent) {
  const { target } = event;
  if (target instanceof Element && target.closest('a, button, label, summary')) {
    event.preventDefault();
  }
}

/** What goes beside the request, as it is shown: it follows the editor on the same page. */
function useContextInTab(posted: Posted | undefined) {
  const given = JSON.stringify(posted?.context ?? {});
  // At lower priority than typing in the editor.
  const json = useDeferredValue(useInBrowser(() => contextInTab(given), given));
  useEffect(() => void keepGivenProcess(posted?.context), [posted]);
  const context = useMemo(() => readContext(json) ?? {}, [json]);
  return { json, context };
}
