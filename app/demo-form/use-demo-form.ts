import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillFromDraft, forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { useAfterPress } from '#app/ui/browser/use-after-press.ts';
import { messages } from '#app/ui/messages.ts';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { ToastKind } from '#app/ui/toasts/toast-body.tsx';
import { contextField, type RequestContext } from '#request/context.ts';
import { demoFields, type FieldName } from '#request/demo-fields.ts';
import {
  type DemoRequestInput,
  type FieldErrors,
  forEachField,
  readInput,
  validate,
} from '#request/schema.ts';
import { demoForm as copy } from './copy.ts';
import { draftKey, keyFor } from './draft.ts';
import { countFormEvent } from './form-events.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { contextToSend, readPostedForm } from './posted-form.ts';
import { type SendState, sendDemoRequest } from './send.ts';
import type { SentRequest } from './sent-request.ts';
import { contextJson, takeAddressContext } from './use-request-context.ts';

/** What the form begins with: a native post that came back, a request to be corrected, what the address holds. */
export type Posted = {
  input: DemoRequestInput;
  errors: FieldErrors;
  failure?: string | undefined;
  /** Undefined where the address holds a damaged text. */
  context: RequestContext | undefined;
  /** Whether the visitor takes the process out. */
  leavesOut?: boolean | undefined;
};

type Checked = Partial<Record<FieldName, string | undefined>>;

/**
 * `unsent`: a send failed for the reason in `message`; the form can be sent again. `refused`: the service said no, and
 * will again.
 */
type Phase = { name: 'idle' | SendState } | { name: 'unsent'; message: string; refused: boolean };

/**
 * State of the demo form: fills it from the draft, validates a field on blur and all on submit, sends, and reports the outcome.
 * Inputs are uncontrolled: the form element is the only place that holds the answers.
 */
export function useDemoForm(posted: Posted | undefined, onSent: (sent: SentRequest) => void) {
  const form = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
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
  const [checked, setChecked] = useState<Checked>({});
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const afterPress = useAfterPress();

  useLayoutEffect(() => {
    if (form.current) fillFromDraft(form.current);
    if (Object.keys(readDraft(draftKey)).length > 0) fetchFormTimestampToken();
  }, []);

  // Errors from the server were focused on load; focus only later ones.
  const firstSubmit = useRef(lastSubmit);
  useEffect(() => {
    if (lastSubmit !== firstSubmit.current) summaryBox.current?.focus();
  }, [lastSubmit]);
  useTitlePrefix(copy.errorTitlePrefix, lastSubmit.failure !== undefined || wrong.length > 0);

  // A disabled button loses the focus; return it after a failure.
  useEffect(() => {
    const lost = phase.name === 'unsent' && document.activeElement === document.body;
    if (lost) submitButton.current?.focus();
  }, [phase]);

  /** Counted once: at the first input, or at a submit of what was typed before the form was hydrated. */
  function begin() {
    if (!begun.current) countFormEvent('form begun');
    begun.current = true;
  }

  /** Clears an error that no longer applies. */
  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    fetchFormTimestampToken();
    begin();
    if (field && checked[field]) setChecked({ ...checked, [field]: undefined });
    if (!field || !errors[field] || errorOf(readInput(new FormData(currentTarget)), field)) return;
    setErrors({ ...errors, [field]: undefined });
    setAnnounced('');
  }

  /** Validates the field. An empty one is not an error before the first submit. */
  function leave(field: FieldName) {
    if (!form.current) return;
    const input = readInput(new FormData(form.current));
    const error = errorOf(input, field);
    setChecked((before) => ({ ...before, [field]: error ? undefined : input[field] }));
    if (input[field] === '' && !errors[field]) return;
    setErrors((before) => ({ ...before, [field]: error }));
    setAnnounced(error ?? '');
  }

  /** Puts the suggested address into its field, as if it had been typed. */
  function acceptEmail(address: string) {
    const control = form.current?.querySelector<HTMLInputElement>('#email');
    if (!control) return;
    control.value = address;
    control.focus();
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

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
    const result = validate(input);
    const now = result.valid ? {} : result.errors;
    setErrors(now);
    setLastSubmit({ errors: now });
    setAnnounced('');
    // Advice stays while its answer is valid.
    setChecked(
      result.valid ? {} : forEachField(({ name }) => (now[name] ? undefined : input[name])),
    );
    if (!result.valid) return;
    const { request } = result;
    busy.current = true;
    setPhase({ name: 'submitting' });
    notify('loading', messages.request.sending);
    try {
      await takeAddressContext();
      data.set(contextField, contextJson(posted?.context));
      const context = contextToSend(readPostedForm(data));
      const key = keyFor(JSON.stringify([request, { ...context, visits: undefined }]));
      const outcome = await sendDemoRequest(request, key, data, (name) => setPhase({ name }));
      if (outcome.status === 'failed') fail(messages.request.sendFailed, outcome.refused);
      else if (outcome.status === 'not-configured') fail(messages.request.configurationMissing);
      else if (outcome.status === 'posted') {
        forgetSentAnswers();
        // Replaces the form in the history: Back would show it still sending.
        location.replace(outcome.receiptUrl);
      } else {
        const { acknowledged, receipt, bookingUrl, sentAt } = outcome;
        onSent({ input, context, sentAt, acknowledged, receipt, bookingUrl });
        forgetSentAnswers();
        notify('success', acknowledged ? messages.request.sent : messages.request.sentWithoutMail);
      }
    } catch (error) {
      console.error(error);
      fail(messages.request.unexpected);
    } finally {
      busy.current = false;
    }
  }

  return {
    refs: { form, summary: summaryBox, submitButton },
    errors,
    wrong,
    failure: lastSubmit.failure,
    announced,
    checked,
    phase,
    submitting: phase.name !== 'idle' && phase.name !== 'unsent',
    handleInput,
    handleBlur({ target }: FormEvent) {
      const field = fieldOf(target);
      if (field) afterPress(() => leave(field));
    },
    acceptEmail,
    submit,
  };
}

function forgetSentAnswers(): void {
  forgetDraft(draftKey);
  countFormEvent('form sent');
}

/** Prefixes the page's title with the outcome, for screen reader users, as the server does for a native post. */
export function useTitlePrefix(prefix: string, applies: boolean): void {
  useEffect(() => {
    if (!applies) return;
    const title = document.title.replace(prefix, '');
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix, applies]);
}

/** The messages of one send replace each other. */
function notify(kind: ToastKind, message: string): void {
  showToast(kind, message, { key: 'demo-request' });
}

function errorOf(input: DemoRequestInput, field: FieldName): string | undefined {
  const result = validate(input);
  return result.valid ? undefined : result.errors[field];
}

/** The field that a control belongs to, if any. */
function fieldOf(control: EventTarget): FieldName | undefined {
  return demoFields.find(({ name }) => 'name' in control && control.name === name)?.name;
}
