import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { drawingKey, drawnContext, keepDrawing } from '#app/own-process/kept-drawing.ts';
import { readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { contextField, decodeContext, type RequestContext, readContext } from '#request/context.ts';
import { noDelay } from '#request/process/timing.ts';
import { draftKey } from './draft.ts';
import { withTabContext } from './tab-context.ts';

type Given = RequestContext | undefined;

/** The context of the draft, or else the one that the page came with, and what the tab adds: unchecked JSON. */
export function contextJson(given: Given): string {
  return withTabContext(readDraft(draftKey)[contextField] ?? JSON.stringify(given ?? {}));
}

/** What goes beside the request, as it is shown: it follows the editor on the same page. */
export function useRequestContext(given: Given) {
  const [json, setJson] = useState(() => JSON.stringify(given ?? {}));
  const [isDamaged, setDamaged] = useState(given === undefined);
  useLayoutEffect(() => {
    const read = () => setJson(contextJson(given));
    const follow = () => startTransition(read);
    read();
    void takeAddressContext().then((found) => {
      if (found === 'damaged') setDamaged(true);
      read();
    });
    addEventListener(drawingKey, follow);
    return () => removeEventListener(drawingKey, follow);
  }, [given]);
  const context = useMemo(() => readContext(json) ?? {}, [json]);
  return { json, context, isDamaged };
}

let taking: Promise<'taken' | 'damaged'> | undefined;

/** Makes the process that the address brings this tab's drawing, where it has none of its own. */
export function takeAddressContext(): Promise<'taken' | 'damaged'> {
  taking ??= takeOnce();
  return taking;
}

async function takeOnce(): Promise<'taken' | 'damaged'> {
  const context = await decodeContext(new URLSearchParams(location.search).get(contextField) ?? '');
  // A drawing kept in this tab is newer than the address. With storage blocked, the address is all that a reload has.
  if (!context?.process || drawnContext().process || keepDrawing({ delay: noDelay, ...context })) {
    removeFromAddress(contextField);
  }
  return context ? 'taken' : 'damaged';
}
