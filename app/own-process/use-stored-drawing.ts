import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { readStoredObject } from '#app/ui/browser/storage.ts';
import { contextField, decodeContext } from '#request/context.ts';
import { typedProcessSchema } from '#request/process/process.ts';
import { exampleParameter } from '#request/process/process-address.ts';
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

/** The drawing that this tab kept comes back: there is nothing to undo. */
const restore = (drawing: Drawing) => () => startEditor(drawing);

/**
 * Keeps the drawing in the tab, and begins with the one that was kept, that was typed before hydration, or that the
 * address asks for. Returns what was typed before hydration, by the names of the fields.
 */
export function useStoredDrawing(
  drawing: Drawing,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<Edit>,
) {
  const kept = useRef(drawing);
  const typed = useRef<[string, string][]>([]);

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
    typed.current = Object.entries(readDraft(typedKey));
    // From now on the drawing itself is kept.
    form.current?.removeAttribute('data-draft');
    forgetDraft(typedKey);
    const own = readKept();
    if (own) dispatch(restore(own));
    // The press that hydrated the island came too early to be handled.
    if (typed.current.length === 0) selectText(document.activeElement);
    for (const [name, text] of typed.current) dispatch(typeIn(name, text));
    void drawingInAddress().then((found) => {
      if (found === null) return;
      if ('error' in found) dispatch((state) => ({ ...state, refusal: found.error }));
      else if (!own || own.untouched) dispatch(restore(found));
      else if (confirm(copy.replace)) dispatch(draw(found, { open: 0 }));
    });
  }, [form, dispatch]);

  useEffect(() => {
    // Another page of the tab may have changed the drawing while Back kept this one. WebKit has reset its lists then.
    function follow({ persisted }: PageTransitionEvent) {
      const own = persisted && readKept();
      if (own) dispatch(restore(own));
    }
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [dispatch]);
  return typed;
}

/**
 * The process, or the example, that the address asks for; null if for none. It is then taken out of the address, which
 * is counted, logged and sent to other sites: a link is copied by its button. An example whose file could not be loaded
 * stays in it, for a reload.
 */
async function drawingInAddress(): Promise<Drawing | { error: string } | null> {
  const { searchParams } = new URL(location.href);
  const text = searchParams.get(contextField);
  const id = searchParams.get(exampleParameter);
  if (text !== null) {
    const context = await decodeContext(text);
    removeFromAddress(contextField, exampleParameter);
    const { process, delay = noDelay } = context ?? {};
    return process ? { process, delay } : { error: copy.announcements.damaged };
  }
  if (id === null) return null;
  const examples = await import('./examples.ts').catch(() => null);
  if (!examples) return { error: copy.announcements.damaged };
  removeFromAddress(exampleParameter);
  const process = examples.exampleOf(id);
  return process ? { ...onTime(process), untouched: true } : { error: copy.announcements.unknown };
}
