import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toasts/toast.ts';
import type { ToastKind } from '#app/components/toasts/toast-options.ts';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import { forgetAttachedProcess } from './attached-process.ts';
import type { AttachedProcess } from './attached-process-choice.tsx';
import { forgetDraft, keyFor, readDraft } from './draft.ts';
import { countFormEvent } from './form-events.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { restoreDraft } from './form-values.ts';
import { isHoneypotFilled } from './honeypot.tsx';
import { postNatively, readBeside } from './native-post.ts';
import { type Note, noteQuery } from './note.ts';
import { type DemoRequestInput, type FieldErrors, readInput, validate } from './schema.ts';
import { type SendState, sendDemoRequest } from './send.ts';
import type { SentRequest } from './sent-request.ts';
import { noErrors, useFieldValidation } from './use-field-validation.ts';
import { useFormSeen } from './use-form-seen.ts';

/** What the form begins with: a native post that came back, a request to be corrected, what the address holds. */
export type Posted = {
  input: DemoRequestInput;
  errors: FieldErrors;
  failure?: string;
  process?: AttachedProcess | undefined;
  note?: Note | undefined;
  /** Receipt of the request that this one corrects. */
  corrects?: string | undefined;
};

/**
 * `unsent`: a send failed for the reason in `message`; the form can be sent again. `refused`: the service said no, and
 * will again.
 */
export type Phase =
  | { name: 'idle' | SendState }
  | { name: 'unsent'; message: string; refused: boolean };

/** The messages of one send replace each other. */
function notify(kind: ToastKind, message: string): void {
  showToast(kind, message, { key: 'demo-request' });
}

/** State of the demo form: restores a draft, validates, sends, and reports the outcome. */
export function useDemoForm(posted: Posted | undefined, onSent: (sent: SentRequest) => void) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [summarized, setSummarized] = useState<FieldErrors>(posted?.errors ?? noErrors);
  const [failure, setFailure] = useState(posted?.failure);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const { showErrors, begin, ...validation } = useFieldValidation(form, posted?.errors ?? noErrors);
  const focused = useRef({ summarized, failure });

  useFormSeen(form);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    if (readDraft()) fetchFormTimestampToken();
  }, []);

  useEffect(() => {
    if (Object.keys(summarized).length === 0 && !failure) return;
    // Errors from the server were focused on load; focus only later ones.
    const { current: before } = focused;
    if (summarized !== before.summarized || failure !== before.failure) summary.current?.focus();
    const title = document.title.replace(copy.errorTitlePrefix, '');
    document.title = copy.errorTitlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [summarized, failure]);

  /** Shown in a toast and, while it applies, under the button. */
  function fail(message: string, refused = false) {
    countFormEvent('form failed');
    setPhase({ name: 'unsent', message, refused });
    notify('error', message);
  }

  async function submit() {
    if (busy.current || !form.current) return;
    begin();
    const data = new FormData(form.current);
    const input = readInput(data);
    const honeypotFilled = isHoneypotFilled(data);
    const { process, note, corrects } = readBeside(data);
    const noteText = note && noteQuery(note);
    setFailure(undefined);
    const result = validate(input);
    if (!result.valid) {
      showErrors(result.errors, result.errors.email ? null : input.email.trim());
      setSummarized({ ...result.errors });
      return;
    }
    const { request } = result;
    busy.current = true;
    showErrors(noErrors, null);
    setSummarized(noErrors);
    setPhase({ name: 'submitting' });
    notify('loading', messages.request.sending);
    try {
      const key = keyFor(input, JSON.stringify([request, process, noteText, corrects]));
      const beside = { honeypotFilled, process, note, corrects };
      const outcome = await sendDemoRequest(request, key, (name) => setPhase({ name }), beside);
      if (outcome.status === 'sent') {
        forgetDraft();
        forgetAttachedProcess();
        countFormEvent('form sent');
        const { acknowledged, receipt, bookingUrl } = outcome;
        const answers = { input, process, note: noteText };
        onSent({ ...answers, sentAt: Date.now(), acknowledged, receipt, bookingUrl });
        notify('success', acknowledged ? messages.request.sent : messages.request.sentWithoutMail);
      } else if (outcome.status === 'blocked') {
        // The native post leaves the page; it carries the draft's key, so that the request is stored once.
        forgetDraft();
        forgetAttachedProcess();
        postNatively(form.current, key);
      } else {
        const failed = outcome.status === 'failed';
        const message = failed
          ? messages.request.sendFailed
          : messages.request.configurationMissing;
        fail(message, failed && outcome.refused);
      }
    } catch (error) {
      console.error(error);
      fail(messages.request.unexpected);
    } finally {
      busy.current = false;
    }
  }

  // A disabled button loses the focus; return it after a failure.
  const submitting = phase.name !== 'idle' && phase.name !== 'unsent';
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (!submitting && wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus();
    }
    wasSubmitting.current = submitting;
  }, [submitting]);

  return {
    ...validation,
    refs: { form, summary, submitButton },
    summarized,
    failure,
    phase,
    submitting,
    submit,
  };
}
