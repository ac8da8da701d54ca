import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { readStored, writeStored } from '#app/browser/storage.ts';
import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { type Drawing, editorReducer, onTime, readDrawing, startEditor } from './editor-state.ts';
import { stepName } from './process.ts';
import { readProcess } from './process-address.ts';
import { drawingKey, exampleParameter, processParameter } from './process-names.ts';

const { said } = ownProcess;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * State and actions of the editor.
 * @param readsAddress whether the page's address can name a process
 * @param rowId gives the start of the ids in a step's row
 */
export function useEditor(
  sample: Drawing,
  readsAddress: boolean,
  rowId: (index: number) => string,
) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(editorReducer, sample, startEditor);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  /** The step whose fields are shown where there is no room for all. */
  const [open, setOpen] = useState(0);
  const focused = useRef('');
  const edited = useRef(false);
  const { process } = state.present;

  useEffect(() => {
    const typed = form.current ? changedFields(form.current) : [];
    const kept = readDrawing(readStored(drawingKey, 'sessionStorage'));
    if (kept) dispatch({ type: 'restore', drawing: kept });
    // The press that hydrated the island came too early to be handled.
    selectText(document.activeElement);
    for (const [name, value] of typed) dispatch({ type: 'field', name, value });
    if (!readsAddress) return;
    void processInAddress().then((found) => {
      if (found === null) return;
      if ('error' in found) setRefusal(kept ? found.error : `${found.error} ${said.refused}`);
      // Undo goes back to what this tab kept.
      else dispatch({ type: kept ? 'load' : 'restore', drawing: found });
    });
  }, [readsAddress]);

  useEffect(() => {
    // The sample is kept only after another drawing was.
    if (state.present !== sample) edited.current = true;
    if (edited.current) writeStored(drawingKey, JSON.stringify(state.present), 'sessionStorage');
  }, [state.present, sample]);

  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = '';
  });

  return {
    ...state.present,
    canUndo: state.past.length > 0,
    form,
    message,
    refusal,
    open,
    setOpen,
    setField(field: Field) {
      setMessage('');
      setRefusal('');
      dispatch({ type: 'field', name: field.name, value: field.value });
    },
    load(drawing: Drawing) {
      setMessage('');
      setRefusal('');
      setOpen(0);
      dispatch({ type: 'load', drawing });
    },
    add() {
      const index = process.steps.length;
      focused.current = `${rowId(index)}name`;
      setOpen(index);
      setMessage(fill(said.added, { number: index + 1 }));
      dispatch({ type: 'add' });
    },
    remove(index: number) {
      const kept = Math.min(index, process.steps.length - 2);
      // Not on a text field, which would bring up the keyboard of a phone.
      focused.current = `${rowId(kept)}remove`;
      setOpen(kept);
      setMessage(fill(said.removed, { name: stepName(process, index) }));
      dispatch({ type: 'remove', index });
    },
    move(index: number, by: 1 | -1) {
      const other = index + by;
      focused.current = `${rowId(other)}${by < 0 ? 'up' : 'down'}`;
      setOpen(other);
      setMessage(fill(said.moved, { name: stepName(process, index), number: other + 1 }));
      dispatch({ type: 'swap', index, other });
    },
    undo() {
      setMessage('');
      dispatch({ type: 'undo' });
    },
  };
}

/** Fields that were changed before React controlled them, by name. */
function changedFields(form: HTMLFormElement): [name: string, value: string][] {
  return Array.from(form.elements).flatMap((field): [string, string][] => {
    if (!isField(field)) return [];
    const first =
      field instanceof HTMLInputElement
        ? field.defaultValue
        : Array.from(field.options).find(({ defaultSelected }) => defaultSelected)?.value;
    return field.name === '' || field.value === first ? [] : [[field.name, field.value]];
  });
}

export function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Selects the text of a field, so that typing replaces it. */
export function selectText(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type !== 'range') field.select();
}

/**
 * The process, or the example, that the address asks for; null if for none. It is then taken out of the address, which
 * is counted, logged and sent to other sites: a link is copied by its button.
 */
async function processInAddress(): Promise<Drawing | { error: string } | null> {
  const url = new URL(location.href);
  const written = url.searchParams.get(processParameter);
  const id = url.searchParams.get(exampleParameter);
  if (written === null && id === null) return null;
  url.searchParams.delete(processParameter);
  url.searchParams.delete(exampleParameter);
  history.replaceState(history.state, '', url);
  if (written !== null) {
    const read = readProcess(written);
    return 'error' in read ? read : onTime(read.process);
  }
  const { exampleOf } = await import('./examples.ts');
  const process = exampleOf(id ?? '');
  return process ? { ...onTime(process), untouched: true } : { error: said.unknown };
}
