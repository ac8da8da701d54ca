import { useEffect, useRef, useState } from 'react';
import { useAfterPress } from '#app/browser/use-after-press.ts';
import { TextField } from '#app/components/text-field.tsx';
import { showToast } from '#app/components/toasts/toast.ts';
import { fill } from '#app/content/fill.ts';
import { messages } from '#app/content/messages.ts';
import { settings as copy } from '#app/content/settings.ts';
import type { MailIds } from '#app/emailjs/emailjs-api.ts';
import { destinationOf } from './origin.ts';
import {
  forgetMailIds,
  isConfigured,
  isPossibleId,
  readMailIds,
  saveMailIds,
  siteMailIds,
} from './stored-ids.ts';
import '#app/demo-request/demo-request.css';
import '#app/styles/form-answers.css';

const names = ['userId', 'serviceId', 'templateId'] as const;

type Name = (typeof names)[number];
type Errors = Partial<Record<Name, string>>;

/** The three ids that this browser sends with: stored ones, else the site's own. */
export function SettingsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const afterPress = useAfterPress();
  const [status, setStatus] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [stored, setStored] = useState<MailIds>(siteMailIds);

  function input(name: Name): HTMLInputElement | null {
    const control = form.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  }

  function typed(name: Name): string {
    return input(name)?.value.trim() ?? '';
  }

  useEffect(() => {
    const stored = readMailIds();
    setStored(stored);
    for (const name of names) {
      const control = form.current?.elements.namedItem(name);
      // Keep what was typed before hydration.
      if (control instanceof HTMLInputElement && control.value === control.defaultValue) {
        control.value = stored[name];
      }
    }
  }, []);

  function errorOf(name: Name): string | undefined {
    const id = typed(name);
    if (id === '') return copy.fields[name].required;
    return isPossibleId(id) ? undefined : copy.refused;
  }

  /** Announce an error found on blur; an error found on saving takes the focus. */
  function handleBlur(name: Name) {
    const error = errorOf(name);
    setErrors((before) => ({ ...before, [name]: error }));
    setAnnouncement(error ?? '');
  }

  async function save() {
    const found: Errors = {};
    for (const name of names) found[name] = errorOf(name);
    setErrors(found);
    setAnnouncement('');
    const wrong = names.find((name) => found[name]);
    if (wrong) {
      input(wrong)?.focus();
      return;
    }
    const ids: MailIds = {
      userId: typed('userId'),
      serviceId: typed('serviceId'),
      templateId: typed('templateId'),
    };
    const saved = saveMailIds(ids);
    setStored(readMailIds());
    const message = saved ? messages.settings.saved : messages.settings.saveFailed;
    // Without a network the toast may not load; then the message appears in the form.
    setStatus((await showToast(saved ? 'success' : 'error', message)) ? '' : message);
  }

  function restore() {
    forgetMailIds();
    const ids = readMailIds();
    for (const name of names) {
      const control = input(name);
      if (control) control.value = ids[name];
    }
    setErrors({});
    setAnnouncement('');
    setStored(ids);
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
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
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={copy.fields[name].label}
          note={copy.fields[name].hint}
          defaultValue={siteMailIds[name]}
          error={errors[name]}
          required
          autoCapitalize="none"
          spellCheck={false}
          onBlur={() => afterPress(() => handleBlur(name))}
          onInput={() => errors[name] && handleBlur(name)}
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

function isSiteIds(ids: MailIds): boolean {
  return names.every((name) => ids[name] === siteMailIds[name]);
}

/** Where requests from this browser go with these ids. */
function whereRequestsGo(ids: MailIds): string {
  if (!isConfigured(ids)) return copy.destination.nowhere;
  const { origin, isOwnService } = destinationOf(ids);
  if (isOwnService && origin === '') return copy.destination.site;
  const host = new URL(origin).host;
  if (isOwnService) return fill(copy.destination.service, { host });
  return fill(isSiteIds(ids) ? copy.destination.account : copy.destination.hosted, { host });
}
