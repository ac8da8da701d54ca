import { useLayoutEffect, useState } from 'react';
import { destinationOf } from '#app/demo-form/emailjs/origin.ts';
import { isSiteIds, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { useInBrowser } from '#app/ui/browser/use-in-browser.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { demoFields } from '#request/demo-fields.ts';
import { maxNoteLength, readNote } from '#request/note.ts';
import { attachedProcessKey } from '#request/process/process-names.ts';
import { referenceOfReceipt } from '#request/reference.ts';
import { emptyInput } from '#request/schema.ts';
import { readAttachedProcess } from './attached-process.ts';
import { AttachedProcessChoice } from './attached-process-choice.tsx';
import { demoForm as copy } from './copy.ts';
import { DemoFieldInput } from './demo-field-input.tsx';
import { readDraft, type SentRequest } from './draft.ts';
import { ContactPromise, EmailAdvice, ErrorSummary, Honeypot, SendFailure } from './form-parts.tsx';
import { type Attachments, correctsField } from './native-post.ts';
import { lineOf } from './restore-draft.ts';
import { type Posted, useDemoForm } from './use-demo-form.ts';

type Props = { posted: Posted | undefined; onSent: (sent: SentRequest) => void };

/**
 * The form while it is not sent. Inputs are uncontrolled: the same markup is posted natively without JavaScript, keeps
 * what was typed before hydration, and is read as FormData here as on the server.
 */
export function OpenForm({ posted, onSent }: Props) {
  // First, since the other two write the draft that it reads.
  const process = useAttachedProcess(posted);
  const { refs, errors, wrong, failure, phase, submitting, ...form } = useDemoForm(posted, onSent);
  const { note, corrects } = useLineAndCorrection(posted);
  // Only the site's own mail service takes attachments.
  const carried = useInBrowser(() => destinationOf(readMailIds()).isOwnService, true);
  const ownIds = useInBrowser(() => !isSiteIds(readMailIds()), false);
  const input = posted?.input ?? emptyInput;
  return (
    <form
      ref={refs.form}
      className="demo-form"
      method="post"
      action="/book-demo"
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
      {corrects && (
        <p>
          {copy.corrects} <b>{referenceOfReceipt(corrects)}</b>
          <input type="hidden" name={correctsField} defaultValue={corrects} />
        </p>
      )}
      {process && <AttachedProcessChoice text={process} carried={carried} />}
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
          />
        ))}
        {note && carried && (
          <TextField
            name={note.name}
            label={copy.notes[note.name].label}
            hint={copy.optional}
            error={undefined}
            maxLength={maxNoteLength}
            defaultValue={note.text}
          />
        )}
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
        {phase.name === 'proving' && <p>{messages.request.proving}</p>}
      </div>
      <p>
        <RichText text={copy.privacyNote} />
      </p>
    </form>
  );
}

/**
 * From the server for a posted form, else from the address and from this tab's storage. A layout effect, so that a form
 * that is submitted as soon as it is hydrated has it. It follows the editor.
 */
function useAttachedProcess(posted: Attachments | undefined): string | undefined {
  const [process, setProcess] = useState(posted?.process);
  useLayoutEffect(() => {
    // A correction that goes on: the process in the tab's storage is newer than the one that was sent.
    const isResumed = posted?.corrects !== undefined && posted.corrects === readDraft()?.corrects;
    setProcess(readAttachedProcess(isResumed ? undefined : posted?.process));
    // The editor on the same page changes it.
    const readAgain = () => setProcess(readAttachedProcess(undefined));
    addEventListener(attachedProcessKey, readAgain);
    return () => removeEventListener(attachedProcessKey, readAgain);
  }, [posted]);
  return process;
}

/** From the server for a posted form, else from the address and from the draft; a layout effect, as above. */
function useLineAndCorrection(posted: Attachments | undefined): Omit<Attachments, 'process'> {
  const [found, setFound] = useState<Omit<Attachments, 'process'>>(posted ?? {});
  useLayoutEffect(() => {
    const draft = readDraft();
    setFound({
      note: lineOf(posted?.note ?? readNote(new URLSearchParams(location.search)), draft),
      corrects: posted?.corrects ?? draft?.corrects,
    });
  }, [posted]);
  return found;
}
