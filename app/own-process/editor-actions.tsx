import { useState } from 'react';
import { ownProcess as copy } from '#app/content/own-process.ts';
import type { Process } from './process.ts';
import { bookHref, drawHref, linkProblem } from './process-address.ts';

/** Whether a request can carry a process: hosted EmailJS gets the specified fields only. */
const sent = import.meta.env.VITE_PROCESS_SENT !== 'off';

/** Book a demo with the process, copy its link, print it. */
export function EditorActions({ process }: { process: Process }) {
  const [said, setSaid] = useState<{ of: Process; text: string }>();
  const problem = linkProblem(process);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + drawHref(process));
      setSaid({ of: process, text: copy.copied });
    } catch {
      // Refused by the visitor or by the browser, over http for instance.
      setSaid({ of: process, text: copy.notCopied });
    }
  }

  return (
    <div className="own-actions">
      <a
        className="button"
        href={sent ? bookHref(problem === undefined ? process : null) : '/book-demo'}
      >
        {/* One flex item, with ordinary spaces between its words. */}
        <span>
          {copy.book}
          {/* Without scripts the form cannot read it. */}
          {sent && !problem && <span className="with-script">{` ${copy.withProcess}`}</span>}
        </span>
      </a>{' '}
      <button
        type="button"
        className="button button--quiet with-script"
        disabled={problem !== undefined}
        onClick={copyLink}
      >
        {copy.copy}
      </button>{' '}
      <button type="button" className="button button--quiet with-script" onClick={printProcess}>
        {copy.print}
      </button>
      <p className="meta" role="status">
        {problem ?? (said?.of === process ? said.text : copy.stays)}
      </p>
    </div>
  );
}

/** Prints this section alone; the browser's own command prints the page. */
function printProcess() {
  const root = document.documentElement;
  root.dataset.print = 'process';
  addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  print();
}
