import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAfterPress } from '#app/ui/browser/use-after-press.ts';
import { messages } from '#app/ui/messages.ts';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { ToastKind } from '#app/ui/toasts/toast-body.tsx';
import { demoFields, type FieldName } from '#request/demo-fields.ts';
import { noteQuery } from '#request/note.ts';
import { type DemoRequestInput, type FieldErrors, readInput, validate } from '#request/schema.ts';
import { forgetAttachedProcess } from './attached-process.ts';
import { demoForm as copy } from './copy.ts';
import { forgetDraft, keepDraft, keyFor, readSentRequest, type SentRequest } from './draft.ts';
import { countFormEvent } from './form-events.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { type Attachments, readBeside } from './native-post.ts';
import { restoreDraft, setAnswer } from './restore-draft.ts';
import { type SendState, sendDemoRequest } from './send.ts';

/** What the form begins with: a native post that came back, a request to be corrected, what the address holds. */
export type Posted = Attachments & {
  input: DemoRequestInput;
  errors: FieldErrors;
  failure?: string | undefined;
};

/**
 * `unsent`: a send failed for the reason in `message`; the form can be sent again. `refused`: the service said no, and
 * will again.
 */
type Phase = { name: 'idle' | SendState } | { name: 'unsent'; message: string; refused: boolean };

/**
 * State of the demo form: restores a draft, validates a field on blur and all on submit, sends, and reports the outcome.
 * Inputs are uncontrolled: the form element is the only place that holds the answers.
 */
export function useDemoForm(posted: Posted | undefined, onSent: (sent: SentRequest) => void) {
  const form = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
  const busy = useRef(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  // What the last submit found; the summary shows what is left of it.
  const [found, setFound] = useState<Pick<Posted, 'errors' | 'failure'>>({
    errors,
    failure: posted?.failure,
  });
  const wrong = demoFields.flatMap(({ name }) => (found.errors[name] && errors[name] ? name : []));
  // An error found on blur is announced once (WCAG 2.2, 4.1.3); the summary announces those of a submit.
  const [announced, setAnnounced] = useState('');
  const [checkedEmail, setCheckedEmail] = useState<string | null>(null);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const afterPress = useAfterPress();

  useLayoutEffect(() => {
    // On a reload of the thank-you Firefox fills the form in again.
    if (form.current && !readSentRequest() && restoreDraft(form.current)) fetchFormTimestampToken();
  }, []);

  // Errors from the server were focused on load; focus only later ones.
  const firstFound = useRef(found);
  useEffect(() => {
    if (found !== firstFound.current) summaryBox.current?.focus();
  }, [found]);
  useTitlePrefix(copy.errorTitlePrefix, found.failure !== undefined || wrong.length > 0);

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

  /** Saves the draft, and clears an error that no longer applies. */
  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget);
    const input = readInput(data);
    const { note, corrects } = readBeside(data);
    const field = fieldOf(target);
    fetchFormTimestampToken();
    begin();
    keepDraft(input, note && noteQuery(note), corrects);
    if (field === 'email') setCheckedEmail(null);
    if (!field || !errors[field] || errorOf(input, field)) return;
    setErrors({ ...errors, [field]: undefined });
    setAnnounced('');
  }

  /** Validates the field. An empty one is not an error before the first submit. */
  function leave(field: FieldName) {
    if (!form.current) return;
    const input = readInput(new FormData(form.current));
    const error = errorOf(input, field);
    if (field === 'email') setCheckedEmail(error ? null : input.email.trim());
    if (input[field] === '' && !errors[field]) return;
    setErrors((before) => ({ ...before, [field]: error }));
    setAnnounced(error ?? '');
  }

  /** Puts the suggested address into its field, as if it had been typed. */
  function acceptEmail(address: string) {
    if (!form.current) return;
    setAnswer(form.current, 'email', address);
    const control = form.current.querySelector<HTMLInputElement>('#email');
    control?.focus();
    control?.dispatchEvent(new Event('input', { bubbles: true }));
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
    setFound({ errors: now });
    setAnnounced('');
    // Advice stays while the address is valid.
    setCheckedEmail(result.valid || now.email ? null : input.email.trim());
    if (!result.valid) return;
    const { request } = result;
    const { process, corrects, note: line } = readBeside(data);
    const note = line && noteQuery(line);
    busy.current = true;
    setPhase({ name: 'submitting' });
    notify('loading', messages.request.sending);
    try {
      // An empty line is not sent.
      const content = [request, process, line?.text ? note : undefined, corrects];
      const key = keyFor(input, JSON.stringify(content));
      const outcome = await sendDemoRequest(request, key, data, (name) => setPhase({ name }));
      if (outcome.status === 'failed') fail(messages.request.sendFailed, outcome.refused);
      else if (outcome.status === 'not-configured') fail(messages.request.configurationMissing);
      else if (outcome.status === 'posted') {
        forgetSentAnswers();
        // Replaces the form in the history: Back would show it still sending.
        location.replace(outcome.receiptUrl);
      } else {
        const { acknowledged, receipt, bookingUrl } = outcome;
        const sentAt = Date.now();
        onSent({ input, process, note, sentAt, acknowledged, receipt, bookingUrl });
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
    failure: found.failure,
    announced,
    checkedEmail,
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
  forgetDraft();
  forgetAttachedProcess();
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
