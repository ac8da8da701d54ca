import { type MouseEvent, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { destinationOf, isSiteIds, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { brand } from '#brand/brand.ts';
import { contextField, readContext } from '#request/context.ts';
import { demoFields } from '#request/demo-fields.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { emptyInput } from '#request/schema.ts';
import { AttachedProcess } from './attached-process.tsx';
import { attachedProcess } from './attached-process-copy.ts';
import { demoForm as copy } from './copy.ts';
import { DemoFieldInput } from './demo-field-input.tsx';
import { contextInTab, draftKey, takeAddressContext } from './form-context.ts';
import { EmailAdvice, ErrorSummary, Honeypot, PhoneAdvice } from './form-parts.tsx';
import type { SentRequest } from './sent-request.ts';
import { type Posted, useDemoForm } from './use-demo-form.ts';

type Props = { posted: Posted | undefined; onSent: (sent: SentRequest) => void };

/**
 * The form while it is not sent. Inputs are uncontrolled: the same markup is posted natively without JavaScript, keeps
 * what was typed before hydration, and is read as FormData here as on the server.
 */
export function OpenForm({ posted, onSent }: Props) {
  const { refs, errors, lastSubmit, wrong, phase, submitting, ...form } = useDemoForm(
    posted,
    onSent,
  );
  const { json, context, isDamaged } = useContextInTab(posted);
  const { process, corrects, isAddition } = context;
  // Only the site's own mail service takes more than the fields.
  const carried = useInBrowser(() => destinationOf(readMailIds()).isOwnService, true);
  const ownIds = useInBrowser(() => !isSiteIds(readMailIds()), false);
  const input = posted?.input ?? emptyInput;
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
      <ErrorSummary
        key={lastSubmit.count}
        takesFocus={lastSubmit.count > 0}
        failure={lastSubmit.failure}
        {...{ wrong, errors }}
      />
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
        <p role="status">{isDamaged ? attachedProcess.unreadable : attachedProcess.notCarried}</p>
      )}
      {process && carried && (
        <AttachedProcess context={{ ...context, process }} leavesOut={posted?.leavesOut} />
      )}
      <div className="demo-form__fields">
        {demoFields.map((field) => (
          <DemoFieldInput
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={input[field.name]}
            advice={
              field.type === 'email' ? (
                <EmailAdvice address={form.checked.email} onAccept={form.acceptEmail} />
              ) : field.type === 'tel' ? (
                <PhoneAdvice number={form.checked.phoneNumber} />
              ) : undefined
            }
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
        {/* Without a day: the form may be sent much later, and the visitor's clock may be wrong. */}
        <p className="contact-promise">
          {copy.promise.text}{' '}
          <b>
            <Unbroken text={copy.promise.within} />
          </b>
          .
        </p>
      </div>
      <div className="form-status" role="status">
        {phase.name === 'unsent' && (
          <p className="send-failure">
            <strong>{phase.message}</strong>{' '}
            {ownIds && phase.refused && <RichText text={copy.failure.idsRefused} />}{' '}
            {copy.failure.kept} {copy.failure.write}{' '}
            <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>.
          </p>
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
  const [given] = useState(() => JSON.stringify(posted?.context ?? {}));
  const [json, setJson] = useState(given);
  const [isDamaged, setDamaged] = useState(posted !== undefined && posted.context === undefined);
  useLayoutEffect(() => {
    const read = () => setJson(contextInTab(given));
    const follow = () => startTransition(read);
    read();
    void takeAddressContext().then((isReadable) => {
      if (!isReadable) setDamaged(true);
      read();
    });
    const mounted = new AbortController();
    // Another page may have changed the drawing while Back kept this one.
    for (const type of [drawingKey, 'pageshow']) {
      addEventListener(type, follow, { signal: mounted.signal });
    }
    return () => mounted.abort();
  }, [given]);
  const context = useMemo(() => readContext(json) ?? {}, [json]);
  return { json, context, isDamaged };
}
