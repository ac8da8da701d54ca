import { demoForm as copy } from '#app/content/demo-form.ts';
import { honeypotField } from './anti-spam-headers.ts';

/**
 * A field that scripts fill and people never meet: invisible, inert (no focus, click or find in page), hidden from
 * assistive technology, and named and marked so that no browser fills it. Not `display: none`, which scripts look for.
 * Without styles its label says to leave it empty.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden inert>
      <label>
        {copy.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether the field was filled in a submitted form. */
export function isHoneypotFilled(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}
