import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MailIds } from '#app/demo-form/emailjs/emailjs-api.ts';
import {
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
import { settings as copy } from './copy.ts';
import '#app/demo-form/demo-request.css';
import '#app/styles/form-answers.css';

/** The three ids that this browser sends with: stored ones, else the site's own. */
export function SettingsForm() {
  const [errors, setErrors] = useState<Partial<MailIds>>({});
  // Shown in the fields until something is typed.
  const [stored, setStored] = useState<MailIds>(siteMailIds);

  useEffect(() => setStored(readMailIds()), []);

  function save(form: FormData) {
    const typed = (name: keyof MailIds) => String(form.get(name)).trim();
    const missing = idNames.filter((name) => typed(name) === '');
    setErrors(Object.fromEntries(missing.map((name) => [name, copy.fields[name].required])));
    if (missing[0]) {
      document.getElementById(missing[0])?.focus();
      return;
    }
    const saved = saveMailIds({
      userId: typed('userId'),
      serviceId: typed('serviceId'),
      templateId: typed('templateId'),
    });
    const ids = readMailIds();
    setStored(ids);
    if (saved) void showToast('success', messages.settings.saved);
    else void showToast('error', messages.settings.saveFailed);
    if (saved && !isConfigured(ids)) void showToast('warning', copy.placeholder);
  }

  /** Before the browser resets the fields: they get the site's own ids. */
  function restore() {
    forgetMailIds();
    setErrors({});
    flushSync(() => setStored(readMailIds()));
    document.getElementById('userId')?.focus();
  }

  return (
    <form
      className="settings-form"
      // `method="dialog"` outside a dialog does nothing, so a press without scripts sends nothing.
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
      onReset={restore}
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
      {!isSiteIds(stored) && (
        <button className="button button--quiet with-script" type="reset">
          {copy.restore}
        </button>
      )}
      <noscript>
        <p className="form-status">{copy.noScript}</p>
      </noscript>
    </form>
  );
}
