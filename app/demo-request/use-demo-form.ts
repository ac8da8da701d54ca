import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#app/browser/after-paint.ts';
import { useAfterPress } from '#app/browser/use-after-press.ts';
import { showToast, type ToastKind } from '#app/components/toasts/toast.ts';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { messages } from '#app/content/messages.ts';
import { forgetDraft, keepDraft, readDraft, renewDraftKey } from './draft.ts';
import { restoreDraft } from './draft-fields.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { isHoneypotFilled } from './honeypot.tsx';
import { normalize } from './normalize.ts';
import {
  type DemoRequestInput,
  type FieldErrors,
  type FieldName,
  readInput,
  validate,
} from './schema.ts';
import { type SendState, sendDemoRequest } from './send.ts';

/** What was typed and what is wrong with it, when the server validated a native post. */
export type Posted = { input: DemoRequestInput; errors: FieldErrors; failure?: string };

/** `unsent`: a try to send has failed, and the form waits for another. */
export type Phase = { name: 'idle' | 'unsent' | SendState } | { name: 'sent'; email: string };

const noErrors: FieldErrors = {};

/** The three messages of one send take each other's place. */
function tell(kind: ToastKind, message: string): Promise<boolean> {
  return showToast(kind, message, { key: 'demo-request' });
}

/**
 * What the form does: validates a field when it is left, clears its error as soon as it is corrected, keeps a draft, and
 * sends. The press or key is shown first, since validation takes longer than a frame. Inputs stay uncontrolled: the form
 * element is the only place that holds what was typed.
 */
export function useDemoForm(posted: Posted | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const attempted = useRef<{ key: string; content: string } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? noErrors);
  const [summarized, setSummarized] = useState<FieldErrors>(posted?.errors ?? noErrors);
  const [failure, setFailure] = useState(posted?.failure);
  // An error that comes on leaving a field is told once (WCAG 2.2, 4.1.3); what a try to send finds, the summary tells.
  const [told, setTold] = useState('');
  const [checkedEmail, setCheckedEmail] = useState<string | null>(null);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const afterPress = useAfterPress();
  const focused = useRef({ summarized, failure });

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    if (readDraft()) fetchFormTimestampToken();
  }, []);

  useEffect(() => {
    if (Object.keys(summarized).length === 0 && !failure) return;
    // What the server found was focused when the page came; only later finds take the focus here.
    const { current: before } = focused;
    if (summarized !== before.summarized || failure !== before.failure) summary.current?.focus();
    const title = document.title.replace(copy.errorTitlePrefix, '');
    document.title = copy.errorTitlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [summarized, failure]);

  function current(): DemoRequestInput | null {
    return form.current && readInput(new FormData(form.current));
  }

  function setValue(field: FieldName, value: string) {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.value !== value) control.value = value;
  }

  function errorOf(input: DemoRequestInput, field: FieldName): string | undefined {
    const result = validate(input);
    return result.valid ? undefined : result.errors[field];
  }

  /** While typing: keeps the draft, and clears an error that no longer holds. */
  function mend(field: FieldName) {
    const input = current();
    if (!input) return;
    fetchFormTimestampToken();
    keepDraft(input);
    if (field === 'email') setCheckedEmail(null);
    if (!errors[field] || errorOf(input, field)) return;
    setErrors((before) => ({ ...before, [field]: undefined }));
    setTold('');
  }

  /** On leaving a field: normalizes and validates it. An empty field is not validated before the first try to send. */
  function check(field: FieldName) {
    const left = current();
    if (!left) return;
    setValue(field, normalize(field, left[field], navigator.language));
    const input = current() ?? left;
    if (input[field] !== left[field]) keepDraft(input);
    const error = errorOf(input, field);
    if (field === 'email') setCheckedEmail(error ? null : input.email.trim());
    if (input[field] === '' && !errors[field]) return;
    setErrors((before) => ({ ...before, [field]: error }));
    setTold(error ?? '');
  }

  function acceptEmail(address: string) {
    setValue('email', address);
    form.current?.querySelector<HTMLInputElement>('#email')?.focus();
    mend('email');
  }

  /** Where not even the toast can be loaded, the form itself says that the send failed. */
  async function fail(message: string) {
    setPhase({ name: 'unsent' });
    if (!(await tell('error', message))) setFailure(message);
  }

  async function submit() {
    const input = current();
    if (busy.current || !form.current || !input) return;
    const honeypotFilled = isHoneypotFilled(new FormData(form.current));
    setFailure(undefined);
    setTold('');
    const result = validate(input);
    if (!result.valid) {
      setErrors(result.errors);
      setCheckedEmail(result.errors.email ? null : input.email.trim());
      setSummarized({ ...result.errors });
      return;
    }
    busy.current = true;
    setErrors(noErrors);
    setSummarized(noErrors);
    setCheckedEmail(null);
    setPhase({ name: 'submitting' });
    tell('loading', messages.request.sending);
    try {
      const content = JSON.stringify(result.request);
      const changed = attempted.current !== null && attempted.current.content !== content;
      const { key } = changed ? renewDraftKey(input) : keepDraft(input);
      attempted.current = { key, content };
      const outcome = await sendDemoRequest(
        result.request,
        key,
        (name) => setPhase({ name }),
        honeypotFilled,
      );
      if (outcome.status === 'sent') {
        forgetDraft();
        setPhase({ name: 'sent', email: result.request.email });
        tell('success', messages.request.sent);
      } else {
        const failed = outcome.status === 'failed';
        await fail(failed ? messages.request.sendFailed : messages.request.configurationMissing);
      }
    } catch (error) {
      console.error(error);
      await fail(messages.request.unexpected);
    } finally {
      busy.current = false;
    }
  }

  // A disabled button loses the focus; after a failure it is the button that is wanted again.
  const submitting = phase.name !== 'idle' && phase.name !== 'unsent';
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (!submitting && wasSubmitting.current && document.activeElement === document.body) {
      submitButton.current?.focus();
    }
    wasSubmitting.current = submitting;
  }, [submitting]);

  return {
    refs: { form, summary, submitButton },
    errors,
    summarized,
    failure,
    told,
    checkedEmail,
    phase,
    submitting,
    check: (field: FieldName) => afterPress(() => afterPaint(() => check(field))),
    mend: (field: FieldName) => afterPaint(() => mend(field)),
    acceptEmail,
    submit: () => afterPaint(submit),
  };
}
