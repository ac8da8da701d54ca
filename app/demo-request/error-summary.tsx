import type { Ref } from 'react';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { demoFields } from './demo-fields.ts';
import { errorTitle } from './question-count.ts';
import type { FieldErrors } from './schema.ts';

type Props = { errors: FieldErrors; failure: string | undefined; ref: Ref<HTMLDivElement> };

/** The errors, at the top of the form: takes the focus and links to each field. */
export function ErrorSummary({ errors, failure, ref }: Props) {
  const wrong = demoFields.filter(({ name }) => errors[name]);
  if (wrong.length === 0 && !failure) return null;
  return (
    <div
      className="error-summary alert"
      ref={ref}
      tabIndex={-1}
      role="alert"
      // For the answer to a native post, where no script moves the focus.
      // biome-ignore lint/a11y/noAutofocus: the box exists only when something needs another look
      autoFocus
    >
      <p>
        <strong>{wrong.length === 0 ? failure : errorTitle(wrong.length)}</strong> {copy.errorNote}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name }) => (
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
      )}
    </div>
  );
}
