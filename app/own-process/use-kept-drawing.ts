import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { forgetDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { readStored, writeStored } from '#app/ui/browser/storage.ts';
import { contextField, decodeContext } from '#request/context.ts';
import { ownProcess } from '#request/process/copy.ts';
import { exampleParameter } from '#request/process/process-address.ts';
import { type Drawing, type EditorAction, onTime, readDrawing } from './editor-state.ts';
import { drawingKey } from './kept-drawing.ts';
import { selectText } from './select-on-focus.ts';

const { announcements, links } = ownProcess;

/** Key of what was typed before the editor was hydrated. */
export const typedKey = 'drawing-typed';

/**
 * Keeps the drawing in the tab, and begins with the one that was kept, that was typed before hydration, or that the
 * address asks for.
 */
export function useKeptDrawing(
  drawing: Drawing,
  form: RefObject<HTMLFormElement | null>,
  readsAddress: boolean,
  dispatch: Dispatch<EditorAction>,
) {
  const previous = useRef(drawing);
  const isFirst = useRef(true);
  // What the address asks for in place of the visitor's own drawing, which is kept until this one is changed.
  const asked = useRef<Drawing>(undefined);

  // A layout effect, so that nothing is typed between the hydration and it.
  useLayoutEffect(() => {
    const typed = Object.entries(readDraft(typedKey));
    // From now on the drawing itself is kept.
    form.current?.removeAttribute('data-draft');
    forgetDraft(typedKey);
    const kept = readDrawing(readStored(drawingKey, 'sessionStorage'));
    if (kept) {
      previous.current = kept;
      dispatch({ type: 'restore', drawing: kept });
    }
    // The press that hydrated the island came too early to be handled.
    if (typed.length === 0) selectText(document.activeElement);
    for (const [name, value] of typed) dispatch({ type: 'field', name, value });
    if (!readsAddress) return;
    void drawingInAddress().then((found) => {
      if (found === null) return;
      const own = readDrawing(readStored(drawingKey, 'sessionStorage'));
      if ('error' in found) {
        const refusal = own ? found.error : `${found.error} ${announcements.refused}`;
        dispatch({ type: 'refuse', refusal });
      } else if (!own) {
        dispatch({ type: 'restore', drawing: found });
      } else if (JSON.stringify(own.process) !== JSON.stringify(found.process)) {
        if (!own.untouched) asked.current = found;
        dispatch({ type: 'load', drawing: found });
      }
    });
  }, [form, readsAddress, dispatch]);

  useEffect(() => {
    // Restoring the page on Back, WebKit resets this form to its defaults. React keeps those current, except in lists.
    const keepSelected = () => {
      for (const option of form.current?.querySelectorAll('option') ?? []) {
        option.defaultSelected = option.selected;
      }
    };
    // Another page of the tab may have changed the drawing while Back kept this one.
    const restore = ({ persisted }: PageTransitionEvent) => {
      const kept = persisted && readDrawing(readStored(drawingKey, 'sessionStorage'));
      if (kept) dispatch({ type: 'restore', drawing: kept });
    };
    addEventListener('pagehide', keepSelected);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pagehide', keepSelected);
      removeEventListener('pageshow', restore);
    };
  }, [form, dispatch]);

  useEffect(() => {
    // The sample, before the drawing that was kept takes its place.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const before = previous.current;
    previous.current = drawing;
    // Once it was changed, Undo may bring it back.
    if (before === asked.current) asked.current = undefined;
    if (drawing === before || drawing === asked.current) return;
    writeStored(drawingKey, JSON.stringify(drawing), 'sessionStorage');
    // Tells the form on the same page.
    dispatchEvent(new Event(drawingKey));
  }, [drawing]);
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
    if (!context?.process) return { error: links.damaged };
    const { process, delay } = context;
    return { process, question: { step: delay?.step ?? 0, more: delay?.hours ?? 0 } };
  }
  if (id === null) return null;
  const examples = await import('./examples.ts').catch(() => null);
  if (!examples) return { error: links.damaged };
  removeFromAddress(exampleParameter);
  const process = examples.exampleOf(id);
  return process ? { ...onTime(process), untouched: true } : { error: announcements.unknown };
}
