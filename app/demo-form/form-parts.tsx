import type { Ref } from 'react';
import type { FieldName } from '#request/demo-fields.ts';
import { honeypotField } from '#request/mail-api.ts';
import { demoForm as copy } from './copy.ts';
import { suggestAddress } from './email-hints.ts';
import { isCallable } from './phone-hints.ts';
import type { Posted } from './use-demo-form.ts';

type SummaryProps = Pick<Posted, 'errors' | 'failure'> & {
  ref: Ref<HTMLElement>;
  /** The fields that it lists. */
  wrong: readonly FieldName[];
};

/** The errors of a submit, at the top of the form: takes the focus and links to each field. */
export function ErrorSummary({ ref, wrong, errors, failure }: SummaryProps) {
  if (wrong.length === 0 && !failure) return null;
  const title = failure ?? copy.errorTitle;
  return (
    <section
      className="error-summary alert"
      ref={ref}
      tabIndex={-1}
      // A name and the focus, no alert: that would be read out again with each field that is corrected.
      aria-label={title}
      // For the answer to a native post, where no script moves the focus.
      // biome-ignore lint/a11y/noAutofocus: the box exists only when something needs another look
      autoFocus
    >
      <p>
        <strong>{title}</strong> {copy.errorNote}
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // Safari focuses a field that a fragment names, but does not direct typing to it.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Advice on a valid address, as it was typed: the domain that was probably meant. */
export function EmailAdvice({ address }: { address: string | undefined }) {
  const meant = address === undefined ? null : suggestAddress(address);
  if (meant === null) return null;
  return (
    <button className="link-button" type="button" onClick={() => typeEmail(meant)}>
      {copy.emailAdvice} <b>{meant}</b>?
    </button>
  );
}

/** Puts an address into its field, as if it had been typed. */
function typeEmail(address: string): void {
  const control = document.querySelector<HTMLInputElement>('#email');
  if (!control) return;
  control.value = address;
  control.focus();
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Advice on a valid answer that probably cannot be called; sales get it as it was typed. */
export function PhoneAdvice({ number }: { number: string | undefined }) {
  return number === undefined || isCallable(number) ? null : <span>{copy.phoneAdvice}</span>;
}

/**
 * The honeypot, a field that only scripts fill: invisible, inert (no focus, click or find in page), hidden from
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
