import { useEffect, useState } from 'react';
import { attachedProcess as copy } from '#app/content/attached-process.ts';
import { processParameter } from '#app/own-process/process-names.ts';
import { forgetAttachedProcess, keepAttachedProcess } from './attached-process.ts';
import type { DescribedProcess } from './describe-process.ts';
import './attached-process.css';

/** `described` is missing while its code is loading, and where that failed; `error` says why it cannot be read. */
export type AttachedProcess = { text: string; described?: DescribedProcess | { error: string } };

type Props = {
  process: AttachedProcess;
  /** Hosted EmailJS carries the specified fields only. */
  carried: boolean;
};

/** The process that goes with the request: shown, and left out by a checkbox, with and without scripts. */
export function AttachedProcessChoice({ process: { text, described: known }, carried }: Props) {
  const [described, setDescribed] = useState(known);

  useEffect(() => {
    if (known) return;
    import('./describe-process.ts').then(
      ({ describeProcess }) => {
        const found = describeProcess(text);
        // Reported once: it is not kept for the next form.
        if ('error' in found) forgetAttachedProcess();
        setDescribed(found);
      },
      // The connection was lost: the checkbox still says that a process goes with the request.
      () => undefined,
    );
  }, [text, known]);

  const error = described && 'error' in described && `${described.error} ${copy.unreadable}`;
  if (error || !carried) {
    return (
      <p className="attached-process" role="status">
        {error || copy.notCarried}
      </p>
    );
  }
  return (
    <section className="attached-process" aria-label={copy.include}>
      <label>
        <input
          className="field__checkbox"
          type="checkbox"
          name={processParameter}
          value={text}
          defaultChecked
          onChange={({ target }) =>
            target.checked ? keepAttachedProcess(text) : forgetAttachedProcess()
          }
        />
        {copy.include}
      </label>
      {described && 'steps' in described && (
        <>
          <p>{described.summary}</p>
          <details>
            <summary>{copy.steps}</summary>
            <ol>
              {described.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text, and their order never changes
                <li key={index}>{step}</li>
              ))}
            </ol>
          </details>
          <a href={described.href}>{copy.open}</a>
        </>
      )}
    </section>
  );
}
