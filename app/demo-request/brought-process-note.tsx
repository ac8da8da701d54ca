import { useEffect } from 'react';
import { broughtProcess as copy } from '#app/content/brought-process.ts';
import { demoForm } from '#app/content/demo-form.ts';
import { drawHref, readProcess } from '#app/own-process/process-address.ts';
import { describeSteps, summarize } from '#app/own-process/sentences.ts';

export type BroughtProcessProps = {
  /** As the address holds it. */
  text: string;
  /** Whether the visitor has decided to send the request without it. */
  removed: boolean;
  onToggle: () => void;
};

/** What is sent along with the request: the process in a sentence, where it is drawn, and a button that leaves it out. */
export function BroughtProcessNote({ text, removed, onToggle }: BroughtProcessProps) {
  const read = readProcess(text);
  const unreadable = 'error' in read;
  useEffect(() => {
    // An invalid link is reported once: it is neither sent nor kept for the next form.
    if (unreadable && !removed) onToggle();
  }, [unreadable, removed, onToggle]);
  if ('error' in read) {
    return (
      <p className="brought-process" role="status">
        {read.error} {copy.unreadable}
      </p>
    );
  }
  const { process } = read;
  return (
    <section className="brought-process" aria-label={demoForm.processIncluded}>
      <p>
        <b>{removed ? copy.removed : demoForm.processIncluded}</b>
        {!removed && <span>{summarize(process)}</span>}
      </p>
      {!removed && (
        <details>
          <summary>{copy.steps}</summary>
          <ol>
            {describeSteps(process).map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text, and their order never changes
              <li key={index}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="brought-process__actions">
        {!removed && <a href={drawHref(process)}>{copy.open}</a>}
        <button type="button" className="link-button" onClick={onToggle}>
          {removed ? copy.restore : copy.remove}
        </button>
      </p>
    </section>
  );
}
