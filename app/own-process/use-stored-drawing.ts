import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { readStoredObject } from '#app/ui/browser/storage.ts';
import { showToast } from '#app/ui/toasts/toast.ts';
import { contextField } from '#request/context.ts';
import { typedProcessSchema } from '#request/process/process.ts';
import { contextInAddress, exampleParameter } from '#request/process/process-address.ts';
import { noDelay } from '#request/process/timing.ts';
import { ownProcess as copy } from './copy.ts';
import { drawingKey, keepDrawing } from './drawing-storage.ts';
import { type Drawing, draw, type Edit, onTime, startEditor, typeIn } from './editor-state.ts';
import { selectText } from './select-on-focus.ts';

/** Key of what was typed before the editor was hydrated. */
export const typedKey = 'drawing-typed';

const keptDrawing = v.object({
  process: typedProcessSchema,
  delay: v.object({ step: v.number(), hours: v.number() }),
  untouched: v.optional(v.boolean()),
  givenDelay: v.optional(v.boolean()),
});

function readKept(): Drawing | undefined {
  const kept = readStoredObject(drawingKey, 'sessionStorage');
  return v.is(keptDrawing, kept) ? kept : undefined;
}

/**
 * Keeps the drawing in the tab, and begins with the one that was kept, that was typed before hydration, or that the
 * address asks for.
 */
export function useStoredDrawing(
  drawing: Drawing,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<Edit>,
): void {
  const kept = useRef(drawing);

  useEffect(() => {
    // The example, before anything is done to it.
    if (drawing === kept.current) return;
    kept.current = drawing;
    keepDrawing(drawing);
    // Tells the form on the same page.
    dispatchEvent(new Event(drawingKey));
  }, [drawing]);

  // A layout effect, so that nothing is typed between the hydration and it.
  useLayoutEffect(() => {
    const typed = Object.entries(readDraft(typedKey));
    // From now on the drawing itself is kept.
    form.current?.removeAttribute('data-draft');
    forgetDraft(typedKey);
    const own = readKept();
    if (own) dispatch(() => startEditor(own));
    // The press that hydrated the island came too early to be handled.
    if (typed.length === 0) selectText(document.activeElement);
    for (const [name, text] of typed) dispatch(typeIn(name, text));
    void drawingInAddress().then((found) => {
      if (typeof found === 'string') void showToast('error', found);
      else if (found && (!own || own.untouched)) dispatch(() => startEditor(found));
      else if (found && confirm(copy.replace)) dispatch(draw(found, { open: 0 }));
    });

    // Another page of the tab may have changed the drawing while Back kept this one. WebKit has reset its lists then.
    function follow({ persisted }: PageTransitionEvent) {
      const latest = persisted && readKept();
      if (latest) dispatch(() => startEditor(latest));
    }
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [form, dispatch]);
}

/**
 * The process, or the example, that the address asks for, or why there is none; null if it asks for none. It is then
 * taken out of the address, which is counted, logged and sent to other sites: a link is copied by its button.
 */
async function drawingInAddress(): Promise<Drawing | string | null> {
  const { searchParams } = new URL(location.href);
  const { damaged, unknown } = copy.announcements;
  const id = searchParams.get(exampleParameter);
  if (searchParams.has(contextField)) {
    const { process, delay = noDelay } = (await contextInAddress(searchParams)) ?? {};
    removeFromAddress(contextField, exampleParameter);
    return process ? { process, delay } : damaged;
  }
  if (id === null) return null;
  const { exampleOf } = await import('./examples.ts');
  removeFromAddress(exampleParameter);
  const process = exampleOf(id);
  return process ? { ...onTime(process), untouched: true } : unknown;
}
