import { useState } from 'react';
import { ownProcess as copy } from '#request/process/copy.ts';
import { isNamed, type Process } from '#request/process/process.ts';
import {
  bookHref,
  drawHref,
  drawSectionId,
  linkProblem,
} from '#request/process/process-address.ts';

/** Whether a request can carry a process: hosted EmailJS gets the specified fields only. */
const sent = import.meta.env.VITE_PROCESS_SENT !== 'off';

type Props = {
  process: Process;
  /** An example as it is given. */
  untouched: boolean | undefined;
  compact: boolean | undefined;
};

/** Book a demo with the process; copy its link and print it, or go on with it in full size. */
export function EditorActions({ process, untouched, compact }: Props) {
  const [copied, setCopied] = useState<{ of: Process; how: 'written' | 'by hand' }>();
  const problem = linkProblem(process);
  const named = isNamed(process);
  const carried = named && !untouched && problem === undefined ? process : null;
  const how = copied?.of === process ? copied.how : undefined;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + drawHref(process));
      setCopied({ of: process, how: 'written' });
    } catch {
      // Refused by the visitor, or absent, as on a page served over http.
      setCopied({ of: process, how: 'by hand' });
    }
  }

  const stays = compact && sent && carried ? copy.goesAlong : copy.stays;
  const note = how === 'written' ? copy.copied : named ? stays : copy.unnamed;
  return (
    <div className="own-actions row">
      <a className="button" href={sent ? bookHref(carried) : '/book-demo'}>
        {/* One flex item, with ordinary spaces between its words. */}
        <span>
          {copy.book}
          {/* Without scripts the form cannot read it. */}
          {sent && carried && <span className="with-script">{` ${copy.withProcess}`}</span>}
        </span>
      </a>{' '}
      {compact ? (
        <a
          className="target"
          href={untouched || problem ? `/fms-details#${drawSectionId}` : drawHref(process)}
        >
          {copy.fullSize}
        </a>
      ) : (
        <>
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
        </>
      )}
      <p className="meta" role="status">
        {how === 'by hand' ? copy.select : (problem ?? note)}
      </p>
      {how === 'by hand' && (
        <input
          className="own-field"
          aria-label={copy.link}
          readOnly
          // The form selects the text of a field that takes the focus.
          // biome-ignore lint/a11y/noAutofocus: the visitor asked for the link, to copy it
          autoFocus
          value={location.origin + drawHref(process)}
        />
      )}
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
