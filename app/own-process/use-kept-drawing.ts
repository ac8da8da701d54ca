import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { readStored, writeStored } from '#app/ui/browser/storage.ts';
import { contextField, decodeContext } from '#request/context.ts';
import { exampleParameter } from '#request/process/process-address.ts';
import { noDelay } from '#request/process/timing.ts';
import { ownProcess } from './copy.ts';
import { type Drawing, type EditorAction, onTime, readDrawing } from './editor-state.ts';
import { drawingKey } from './kept-drawing.ts';
import { selectText } from './select-on-focus.ts';

const { announcements } = ownProcess;

/** Key of what was typed before the editor was hydrated. */
export const typedKey = 'drawing-typed';

const readKept = () => readDrawing(readStored(drawingKey, 'sessionStorage'));

/**
 * Keeps the drawing in the tab, and begins with the one that was kept, that was typed before hydration, or that the
 * address asks for.
 */
export function useKeptDrawing(
  drawing: Drawing,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<EditorAction>,
) {
  const kept = useRef(drawing);

  useEffect(() => {
    // The example, before anything is done to it.
    if (drawing === kept.current) return;
    kept.current = drawing;
    writeStored(drawingKey, JSON.stringify(drawing), 'sessionStorage');
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
    if (own) dispatch({ type: 'restore', drawing: own });
    // The press that hydrated the island came too early to be handled.
    if (typed.length === 0) selectText(document.activeElement);
    for (const [name, value] of typed) dispatch({ type: 'field', name, value });
    void drawingInAddress().then((found) => {
      if (found === null) return;
      if ('process' in found) dispatch({ type: own ? 'load' : 'restore', drawing: found });
      else dispatch({ type: 'refuse', refusal: found.error });
    });
  }, [form, dispatch]);

  useEffect(() => {
    // Restoring the page on Back, WebKit resets this form to its defaults. React keeps those current, except in lists.
    function keepSelected() {
      for (const option of form.current?.querySelectorAll('option') ?? []) {
        option.defaultSelected = option.selected;
      }
    }
    // Another page of the tab may have changed the drawing while Back kept this one.
    function restore({ persisted }: PageTransitionEvent) {
      const own = persisted && readKept();
      if (own) dispatch({ type: 'restore', drawing: own });
    }
    addEventListener('pagehide', keepSelected);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pagehide', keepSelected);
      removeEventListener('pageshow', restore);
    };
  }, [form, dispatch]);
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
    return process ? { process, delay } : { error: announcements.damaged };
  }
  if (id === null) return null;
  const examples = await import('./examples.ts').catch(() => null);
  if (!examples) return { error: announcements.damaged };
  removeFromAddress(exampleParameter);
  const process = examples.exampleOf(id);
  return process ? { ...onTime(process), untouched: true } : { error: announcements.unknown };
}
