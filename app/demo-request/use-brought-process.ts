import { useEffect, useState } from 'react';
import { destinationOf } from '#app/emailjs/origin.ts';
import { readMailIds } from '#app/emailjs/stored-ids.ts';
import { forgetBroughtProcess, keepBroughtProcess, readBroughtProcess } from './brought-process.ts';

/**
 * The brought process as the form shows it. `text` is null until the form is hydrated, and where none is sent;
 * `removed` says that it will not be sent after all.
 * @param posted the process of a native post that came back with errors
 */
export function useBroughtProcess(posted: string | undefined) {
  const [text, setText] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);

  useEffect(() => {
    // Hosted EmailJS never gets it.
    if (!destinationOf(readMailIds()).isOwnService) return;
    if (posted) keepBroughtProcess(posted);
    setText(posted ?? readBroughtProcess());
  }, [posted]);

  function toggle() {
    if (text === null) return;
    if (removed) keepBroughtProcess(text);
    else forgetBroughtProcess();
    setRemoved(!removed);
  }

  return { text, removed, toggle };
}
