import { demoForm as copy } from '#app/content/demo-form.ts';
import { honeypotField } from './anti-spam-headers.ts';

/**
 * A field that scripts fill and people never meet: out of sight, inert (no focus, no click, no find in page), unknown
 * to assistive technology, and named and marked so that no browser fills it. Not `display: none`, which scripts look
 * for. Where styles are off, its label says what to do.
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
