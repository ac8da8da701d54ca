import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '#app/ui/browser/storage.ts';
import { ownProcess } from '#request/process/copy.ts';
import { clearAddress, readProcess, writeProcess } from '#request/process/process-address.ts';
import {
  attachedProcessKey,
  drawingKey,
  exampleParameter,
  processParameter,
} from '#request/process/process-names.ts';
import { type Drawing, type EditorAction, onTime, readDrawing } from './editor-state.ts';
import { isText, selectText } from './select-on-focus.ts';

const { announcements, links } = ownProcess;

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
    const typed = form.current ? changedFields(form.current) : [];
    const kept = readDrawing(readStored(drawingKey, 'sessionStorage'));
    if (kept) {
      previous.current = kept;
      dispatch({ type: 'restore', drawing: kept });
    }
    // The press that hydrated the island came too early to be handled.
    if (typed.length === 0) selectText(document.activeElement);
    for (const { name, value } of typed) dispatch({ type: 'field', name, value });
    if (!readsAddress) return;
    void drawingInAddress().then((found) => {
      if (found === null) return;
      const own = readDrawing(readStored(drawingKey, 'sessionStorage'));
      if ('error' in found) {
        const refusal = own ? found.error : `${found.error} ${announcements.refused}`;
        dispatch({ type: 'refuse', refusal });
      } else if (!own) {
        dispatch({ type: 'restore', drawing: found });
      } else if (writeProcess(own.process) !== writeProcess(found.process)) {
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
    addEventListener('pagehide', keepSelected);
    return () => removeEventListener('pagehide', keepSelected);
  }, [form]);

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
    // If the drawing was brought to the demo form, its changes go there too.
    const attached = readStored(attachedProcessKey, 'sessionStorage');
    const { process, untouched } = drawing;
    if (writeProcess(before.process) === attached && !untouched) {
      writeStored(attachedProcessKey, writeProcess(process), 'sessionStorage');
      // Tells the form on the same page.
      dispatchEvent(new Event(attachedProcessKey));
    }
    writeStored(drawingKey, JSON.stringify(drawing), 'sessionStorage');
  }, [drawing]);
}

/** Fields that were changed before React controlled them. */
function changedFields(form: HTMLFormElement): { name: string; value: string }[] {
  return Array.from(form.elements).flatMap((field) => {
    const isSelect = field instanceof HTMLSelectElement;
    if (!isText(field) && !isSelect) return [];
    const { name, value } = field;
    // A list that React has rendered itself, as on a translated page, has no default option.
    const isSame = isSelect
      ? field.selectedOptions[0]?.defaultSelected || !field.querySelector('[selected]')
      : value === field.defaultValue;
    return isSame ? [] : { name, value };
  });
}

/**
 * The process, or the example, that the address asks for; null if for none. It is then taken out of the address, which
 * is counted, logged and sent to other sites: a link is copied by its button. An example whose file could not be loaded
 * stays in it, for a reload.
 */
async function drawingInAddress(): Promise<Drawing | { error: string } | null> {
  const { searchParams } = new URL(location.href);
  const written = searchParams.get(processParameter);
  const id = searchParams.get(exampleParameter);
  if (written !== null) {
    clearAddress();
    const read = readProcess(written);
    return 'error' in read ? read : onTime(read.process);
  }
  if (id === null) return null;
  const examples = await import('./examples.ts').catch(() => null);
  if (!examples) return { error: links.damaged };
  clearAddress();
  const process = examples.exampleOf(id);
  return process ? { ...onTime(process), untouched: true } : { error: announcements.unknown };
}
