import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MailIds } from '#app/demo-form/emailjs/emailjs-api.ts';
import {
  destinationOf,
  forgetMailIds,
  idNames,
  isConfigured,
  isSiteIds,
  readMailIds,
  saveMailIds,
  siteMailIds,
} from '#app/demo-form/emailjs/stored-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { messages } from '#app/ui/messages.ts';
import { showToast } from '#app/ui/toasts/toast.ts';
import { fill } from '#request/fill.ts';
import { settings as copy } from './copy.ts';
import '#app/demo-form/demo-request.css';
import '#app/styles/form-answers.css';

/** The three ids that this browser sends with: stored ones, else the site's own. */
export function SettingsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<MailIds>>({});
  const [status, setStatus] = useState('');
  // Shown in the fields until something is typed.
  const [stored, setStored] = useState<MailIds>(siteMailIds);

  useEffect(() => setStored(readMailIds()), []);

  async function save(data: FormData) {
    const typed = (name: keyof MailIds) => String(data.get(name) ?? '').trim();
    const wrong = idNames.filter((name) => typed(name) === '');
    setErrors(Object.fromEntries(wrong.map((name) => [name, copy.fields[name].required])));
    if (wrong[0]) {
      document.getElementById(wrong[0])?.focus();
      return;
    }
    const saved = saveMailIds({
      userId: typed('userId'),
      serviceId: typed('serviceId'),
      templateId: typed('templateId'),
    });
    const ids = readMailIds();
    setStored(ids);
    const message = saved ? messages.settings.saved : messages.settings.saveFailed;
    // Without a network the toast may not load; then the message appears in the form.
    setStatus((await showToast(saved ? 'success' : 'error', message)) ? '' : message);
    if (saved && !isConfigured(ids)) void showToast('warning', copy.destination.nowhere);
  }

  function restore() {
    forgetMailIds();
    setErrors({});
    flushSync(() => setStored(readMailIds()));
    form.current?.reset();
    document.getElementById('userId')?.focus();
  }

  return (
    <form
      ref={form}
      className="settings-form"
      // `method="dialog"` outside a dialog does nothing, so a press without scripts sends nothing.
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      {idNames.map((name) => (
        <Field
          key={name}
          name={name}
          label={copy.fields[name].label}
          note={copy.fields[name].hint}
          error={errors[name]}
        >
          {(control) => (
            <input
              {...control}
              className="field__input"
              defaultValue={stored[name]}
              aria-required
              autoCapitalize="none"
              spellCheck={false}
              onInput={() => setErrors({ ...errors, [name]: undefined })}
            />
          )}
        </Field>
      ))}
      <button className="button with-script" type="submit">
        {copy.save}
      </button>
      <p className="form-status" role="status">
        {status}
      </p>
      <p className="settings-form__destination" role="status">
        {whereRequestsGo(stored)}
      </p>
      {!isSiteIds(stored) && (
        <button className="button button--quiet with-script" type="button" onClick={restore}>
          {copy.restore}
        </button>
      )}
      <noscript>
        <p className="form-status">{copy.noScript}</p>
      </noscript>
    </form>
  );
}

/** Where requests from this browser go with these ids. */
function whereRequestsGo(ids: MailIds): string {
  const { site, service, account, hosted, nowhere } = copy.destination;
  if (!isConfigured(ids)) return nowhere;
  const { origin, isOwnService } = destinationOf(ids);
  if (origin === '') return site;
  const host = new URL(origin).host;
  return fill(isOwnService ? service : isSiteIds(ids) ? account : hosted, { host });
}
