import type { Ref } from 'react';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { type FieldErrors, fieldNames } from './schema.ts';

type Props = { errors: FieldErrors; failure: string | undefined; ref: Ref<HTMLDivElement> };

/** What is wrong, at the top of the form: takes the focus and links to each field. */
export function ErrorSummary({ errors, failure, ref }: Props) {
  const wrong = fieldNames.filter((field) => errors[field]);
  if (wrong.length === 0 && !failure) return null;
  const title = wrong.length === 0 ? failure : copy.errorTitles[wrong.length - 1];
  return (
    <div
      className="error-summary"
      ref={ref}
      tabIndex={-1}
      role="alert"
      // For the answer to a native post, where no script moves the focus.
      // biome-ignore lint/a11y/noAutofocus: the box exists only when something needs mending
      autoFocus
    >
      <p>
        <strong>{title}</strong> {copy.errorNote}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // Safari gives a field that a fragment names the focus, but not what is typed then.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
