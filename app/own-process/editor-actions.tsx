import { useEffect, useMemo, useState } from 'react';
import { ownProcess as copy } from '#request/process/copy.ts';
import { isNamed, type Process } from '#request/process/process.ts';
import { bookHref, drawHref, drawSectionId } from '#request/process/process-address.ts';
import type { Drawing } from './editor-state.ts';
import { keepDrawn } from './kept-drawing.ts';

/** Whether a request can carry a process: hosted EmailJS gets the specified fields only. */
const sent = import.meta.env.VITE_PROCESS_SENT !== 'off';

type Props = {
  drawing: Drawing;
  compact: boolean | undefined;
};

/** Book a demo with the process; copy its link and print it, or go on with it in full size. */
export function EditorActions({ drawing, compact }: Props) {
  const { process, question, untouched } = drawing;
  const [copied, setCopied] = useState<{ of: Process; how: 'written' | 'by hand' }>();
  const [hrefs, setHrefs] = useState({ book: '/book-demo', draw: `/fms-details#${drawSectionId}` });
  const named = isNamed(process);
  const drawn = useMemo(
    () => ({
      process,
      ...(question.more > 0 && { delay: { step: question.step, hours: question.more } }),
    }),
    [process, question],
  );
  const carried = sent && named && !untouched;
  const how = copied?.of === process ? copied.how : undefined;

  // Written for the tab that follows the link: this one reads its own storage.
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([bookHref(drawn), drawHref(drawn)]).then(([book, draw]) => {
      if (isCurrent) setHrefs({ book, draw });
    });
    return () => {
      isCurrent = false;
    };
  }, [drawn]);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + hrefs.draw);
      setCopied({ of: process, how: 'written' });
    } catch {
      // Refused by the visitor, or absent, as on a page served over http.
      setCopied({ of: process, how: 'by hand' });
    }
  }

  const stays = compact && carried ? copy.goesAlong : copy.stays;
  const note = how === 'written' ? copy.copied : named ? stays : copy.unnamed;
  return (
    <div className="own-actions row">
      <a
        className="button"
        href={carried ? hrefs.book : '/book-demo'}
        // The form reads it from the tab; the address is for another tab, and for a form without scripts.
        onClick={() => carried && keepDrawn(drawn)}
      >
        {/* One flex item, with ordinary spaces between its words. */}
        <span>
          {copy.book}
          {/* Without scripts the form cannot read it. */}
          {carried && <span className="with-script">{` ${copy.withProcess}`}</span>}
        </span>
      </a>{' '}
      {compact ? (
        <a className="target" href={untouched ? `/fms-details#${drawSectionId}` : hrefs.draw}>
          {copy.fullSize}
        </a>
      ) : (
        <>
          <button type="button" className="button button--quiet with-script" onClick={copyLink}>
            {copy.copy}
          </button>{' '}
          <button type="button" className="button button--quiet with-script" onClick={printProcess}>
            {copy.print}
          </button>
        </>
      )}
      <p className="meta" role="status">
        {how === 'by hand' ? copy.select : note}
      </p>
      {how === 'by hand' && (
        <input
          className="own-field"
          aria-label={copy.link}
          readOnly
          // The form selects the text of a field that takes the focus.
          // biome-ignore lint/a11y/noAutofocus: the visitor asked for the link, to copy it
          autoFocus
          value={location.origin + hrefs.draw}
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
