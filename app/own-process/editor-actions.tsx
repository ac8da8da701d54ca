import { memo, useEffect, useState } from 'react';
import { isNamed } from '#request/process/process.ts';
import { bookHref, drawHref } from '#request/process/process-address.ts';
import { ownProcess as copy } from './copy.ts';
import type { Drawing } from './editor-state.ts';

/** Whether a request can carry a process: hosted EmailJS gets the specified fields only. */
const isCarried = import.meta.env.VITE_PROCESS_SENT !== 'off';

/** Milliseconds without another change until the link is encoded. */
const restMs = 600;

/** Book a demo with the process, or copy its link. */
export const EditorActions = memo(function EditorActions({ drawing }: { drawing: Drawing }) {
  const { process, untouched } = drawing;
  const [book, setBook] = useState('/book-demo');
  const [copied, setCopied] = useState<Drawing>();
  const named = isNamed(process);
  const goesAlong = isCarried && named && !untouched;

  // The form reads the drawing from this tab; the address is for another tab, and for a form without scripts.
  useEffect(() => {
    const encode = async () => setBook(await bookHref(drawing));
    const rest = setTimeout(encode, restMs);
    return () => clearTimeout(rest);
  }, [drawing]);

  async function copyLink() {
    const link = drawHref(drawing).then((href) => location.origin + href);
    try {
      // Safari takes a text that is ready only later in no other way.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': link })]);
      setCopied(drawing);
    } catch {
      // Refused by the visitor, or absent, as on a page served over http.
      prompt(copy.select, await link);
    }
  }

  const kept = named ? (goesAlong ? copy.goesAlong : copy.stays) : copy.unnamed;
  return (
    <div className="own-actions row">
      <a className="button" href={goesAlong ? book : '/book-demo'}>
        {/* One flex item, with ordinary spaces between its words. */}
        <span>
          {copy.book}
          {goesAlong && <span>{` ${copy.withProcess}`}</span>}
        </span>
      </a>{' '}
      <button type="button" className="button button--quiet with-script" onClick={copyLink}>
        {copy.copy}
      </button>
      <div className="meta" role="status">
        {copied === drawing ? copy.copied : kept}
      </div>
    </div>
  );
});
