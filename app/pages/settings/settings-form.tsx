import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MailIds } from '#app/demo-form/emailjs/emailjs-api.ts';
import { destinationOf } from '#app/demo-form/emailjs/origin.ts';
import {
  forgetMailIds,
  idNames,
  isConfigured,
  isPossibleId,
  isSiteIds,
  readMailIds,
  saveMailIds,
  siteMailIds,
} from '#app/demo-form/emailjs/stored-ids.ts';
import { useAfterPress } from '#app/ui/browser/use-after-press.ts';
import { messages } from '#app/ui/messages.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { fill } from '#request/process/fill.ts';
import { settings as copy } from './copy.ts';
import '#app/demo-form/demo-request.css';
import '#app/styles/form-answers.css';

type Name = (typeof idNames)[number];

/** The three ids that this browser sends with: stored ones, else the site's own. */
export function SettingsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const afterPress = useAfterPress();
  const [status, setStatus] = useState('');
  const [announcement, setAnnouncement] = useState('');
  // Shown in the fields until something is typed.
  const [stored, setStored] = useState<MailIds>(siteMailIds);

  useEffect(() => setStored(readMailIds()), []);

  function typed(name: Name): string {
    return String(new FormData(form.current ?? undefined).get(name) ?? '').trim();
  }

  function errorOf(name: Name): string | undefined {
    const id = typed(name);
    if (id === '') return copy.fields[name].required;
    return isPossibleId(id) ? undefined : copy.refused;
  }

  /** Announce an error found on blur; an error found on saving takes the focus. */
  function check(name: Name) {
    const error = errorOf(name);
    setErrors((before) => ({ ...before, [name]: error }));
    setAnnouncement(error ?? '');
  }

  async function save() {
    setErrors(forEachId(errorOf));
    setAnnouncement('');
    const wrong = idNames.find(errorOf);
    if (wrong) {
      document.getElementById(wrong)?.focus();
      return;
    }
    const saved = saveMailIds(forEachId(typed));
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
    setAnnouncement('');
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
        save();
      }}
    >
      {idNames.map((name) => (
        <TextField
          key={name}
          name={name}
          label={copy.fields[name].label}
          note={copy.fields[name].hint}
          defaultValue={stored[name]}
          error={errors[name]}
          required
          autoCapitalize="none"
          spellCheck={false}
          onBlur={() => afterPress(() => check(name))}
          onInput={() => errors[name] && check(name)}
        />
      ))}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
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

function forEachId<Value>(make: (name: Name) => Value): Record<Name, Value> {
  return { userId: make('userId'), serviceId: make('serviceId'), templateId: make('templateId') };
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
