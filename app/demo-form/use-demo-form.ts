import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillFromDraft, forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { messages } from '#app/ui/messages.ts';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { ToastKind } from '#app/ui/toasts/toaster.tsx';
import { demoFields, type FieldName } from '#request/demo-fields.ts';
import { type DemoRequestInput, type FieldErrors, readInput, validate } from '#request/schema.ts';
import {
  addTabContext,
  draftKey,
  keyField,
  keyFor,
  type PostedForm,
  readPostedForm,
} from './form-context.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { type SendState, sendDemoRequest } from './send.ts';
import type { SentRequest } from './sent-request.ts';

/** What the form begins with: a native post that came back, a request to be corrected, what the address holds. */
export type Posted = {
  input: DemoRequestInput;
  errors: FieldErrors;
  failure?: string | undefined;
  /** Undefined where the address holds a damaged text. */
  context: PostedForm['context'] | undefined;
  /** Whether the visitor takes the process out. */
  leavesOut?: boolean | undefined;
};

/** `unsent`: a send failed for the reason in `message`; the form can be sent again. */
type Phase = { name: 'idle' | SendState } | { name: 'unsent'; message: string };

/**
 * State of the demo form: fills it from the draft, validates a field on blur and all on submit, sends, and reports the outcome.
 * Inputs are uncontrolled: the form element is the only place that holds the answers.
 */
export function useDemoForm(posted: Posted | undefined, onSent: (sent: SentRequest) => void) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  // The summary shows what is left of its errors.
  const [lastSubmit, setLastSubmit] = useState<Pick<Posted, 'errors' | 'failure'>>({
    errors,
    failure: posted?.failure,
  });
  const wrong = demoFields.flatMap(({ name }) =>
    lastSubmit.errors[name] && errors[name] ? name : [],
  );
  // An error found on blur is announced once (WCAG 2.2, 4.1.3); the summary announces those of a submit.
  const [announced, setAnnounced] = useState('');
  // Valid answers, as typed, on which there may be advice.
  const [checked, setChecked] = useState<Partial<DemoRequestInput>>({});
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  useLayoutEffect(() => {
    if (form.current) fillFromDraft(form.current);
    if (Object.keys(readDraft(draftKey)).length > 0) fetchFormTimestampToken();
  }, []);

  /** Clears an error that no longer applies. */
  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    fetchFormTimestampToken();
    if (!field) return;
    setChecked((before) => ({ ...before, [field]: undefined }));
    if (!errors[field] || errorOf(readInput(new FormData(currentTarget)), field)) return;
    setErrors({ ...errors, [field]: undefined });
    setAnnounced('');
  }

  /** Validates a field. An empty one is not an error before the first submit. */
  function handleBlur({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    // Firefox blurs the field after hiding the page, and drops what React schedules then: after Back, React would wait
    // for it for ever.
    if (!field || document.hidden) return;
    const input = readInput(new FormData(currentTarget));
    const error = errorOf(input, field);
    setChecked((before) => ({ ...before, [field]: error ? undefined : input[field] }));
    if (input[field] === '' && !errors[field]) return;
    setErrors((before) => ({ ...before, [field]: error }));
    setAnnounced(error ?? '');
  }

  /** Shown in a toast and, while it applies, under the button. */
  function fail(message: string) {
    flushSync(() => setPhase({ name: 'unsent', message }));
    // The button has lost it while it was disabled.
    if (document.activeElement === document.body) submitButton.current?.focus();
    notify('error', message);
  }

  async function submit() {
    const element = form.current;
    if (busy.current || !element) return;
    const input = readInput(new FormData(element));
    const result = validate(input);
    const now = result.valid ? {} : result.errors;
    flushSync(() => {
      setErrors(now);
      setLastSubmit({ errors: now });
      setAnnounced('');
    });
    summary.current?.focus();
    if (!result.valid) return;
    const { request } = result;
    busy.current = true;
    setPhase({ name: 'submitting' });
    notify('loading', messages.request.sending);
    try {
      // The draft may have filled the hidden field with a context from before the drawing.
      addTabContext(element);
      const data = new FormData(element);
      const context = readPostedForm(data).contextToSend;
      data.set(keyField, keyFor(JSON.stringify([request, { ...context, visits: undefined }])));
      const outcome = await sendDemoRequest(request, data, (name) => setPhase({ name }));
      const { sent, sentWithoutMail, sendFailed, configurationMissing } = messages.request;
      if (outcome.status === 'sent') {
        onSent({ input, context, ...outcome.answer });
        forgetDraft(draftKey);
        notify('success', outcome.answer.acknowledged ? sent : sentWithoutMail);
      } else fail(outcome.status === 'failed' ? sendFailed : configurationMissing);
    } catch (error) {
      console.error(error);
      fail(messages.request.unexpected);
    } finally {
      busy.current = false;
    }
  }

  return {
    refs: { form, summary, submitButton },
    errors,
    failure: lastSubmit.failure,
    wrong,
    announced,
    checked,
    phase,
    handleInput,
    handleBlur,
    submit,
  };
}

/** The messages of one send replace each other. */
function notify(kind: ToastKind, message: string): void {
  void showToast(kind, message, 'demo-request');
}

function errorOf(input: DemoRequestInput, field: FieldName): string | undefined {
  const result = validate(input);
  return result.valid ? undefined : result.errors[field];
}

/** The field that a control belongs to, if any. */
function fieldOf(control: EventTarget): FieldName | undefined {
  return demoFields.find(({ name }) => 'name' in control && control.name === name)?.name;
}
