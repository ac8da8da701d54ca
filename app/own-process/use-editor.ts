import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { editorReducer, startEditor } from './editor-state.ts';
import { type Process, stepName } from './process.ts';
import { drawSectionId, linkProblem, readProcess, writeProcess } from './process-address.ts';
import { addStep, moveStep, removeStep } from './process-edits.ts';
import { processParameter } from './process-names.ts';

/** Name of the parameter that says which of the thirty examples to start from. */
export const exampleParameter = 'example';

/** Browsers refuse more than 100 changes of the address in 30 s (Safari). */
const addressDelay = 350;

const { said } = ownProcess;

/** State and actions of the editor. `rowId` gives the start of the ids in a step's row. */
export function useEditor(sample: Process, rowId: (index: number) => string) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(editorReducer, sample, startEditor);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  const focused = useRef('');
  const edited = useRef(false);
  const process = state.history.present;

  useEffect(() => {
    // Changes made before hydration override the address.
    const typed = form.current ? changedFields(form.current) : [];
    for (const [name, value] of typed) dispatch({ type: 'field', name, value });
    if (typed.length > 0) return;
    // The press that hydrated the island came too early to be handled.
    selectText(document.activeElement);
    void processInAddress().then((found) => {
      if (found === null) return;
      if ('process' in found) dispatch({ type: 'open', process: found.process });
      else setRefusal(`${found.error} ${said.refused}`);
    });
  }, []);

  useEffect(() => {
    // The sample is in the address only after another process was.
    if (process !== sample) edited.current = true;
    if (!edited.current || linkProblem(process)) return;
    const keep = () => keepInAddress(process);
    const timer = setTimeout(keep, addressDelay);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [process, sample]);

  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = '';
  });

  function change(next: Process, focus: string, saying: string) {
    if (next === process) return;
    focused.current = focus;
    setMessage(saying);
    dispatch({ type: 'steps', process: next });
  }

  return {
    ...state,
    form,
    process,
    message,
    refusal,
    setField(name: string, value: string) {
      setMessage('');
      dispatch({ type: 'field', name, value });
    },
    load(next: Process) {
      setRefusal('');
      dispatch({ type: 'load', process: next });
    },
    add() {
      const number = process.steps.length + 1;
      change(addStep(process), `${rowId(number - 1)}name`, fill(said.added, { number }));
    },
    remove(index: number) {
      const kept = Math.min(index, process.steps.length - 2);
      const saying = fill(said.removed, { name: stepName(process, index) });
      // Not on a text field, which would bring up the keyboard of a phone.
      change(removeStep(process, index), `${rowId(kept)}remove`, saying);
    },
    move(from: number, to: number, focus = '') {
      const saying = fill(said.moved, { name: stepName(process, from), number: to + 1 });
      change(moveStep(process, from, to), focus && `${rowId(to)}${focus}`, saying);
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
    if (field instanceof HTMLSelectElement) {
      const changed = Array.from(field.options).some(
        (each) => each.selected !== each.defaultSelected,
      );
      return changed ? [[field.name, field.value]] : [];
    }
    if (!(field instanceof HTMLInputElement)) return [];
    const changed =
      field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue;
    return changed ? [[field.name, fieldValue(field)]] : [];
  });
}

/** Selects the text of a field, so that typing replaces it. */
export function selectText(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement) field.select();
}

/** The value of a field; empty for an unchecked checkbox. */
export function fieldValue(field: HTMLInputElement | HTMLSelectElement): string {
  return field.matches('[type=checkbox]:not(:checked)') ? '' : field.value;
}

/** The process, or the example, that the address asks for; null if for none. */
async function processInAddress(): Promise<ReturnType<typeof readProcess> | null> {
  const query = new URLSearchParams(location.search);
  const written = query.get(processParameter);
  if (written !== null) return readProcess(written);
  const id = query.get(exampleParameter);
  if (id === null) return null;
  const { exampleOf } = await import('./examples.ts');
  const process = exampleOf(id);
  return process ? { process } : { error: said.unknown };
}

/** Writes the process into the address; other parameters stay. */
function keepInAddress(process: Process): void {
  const query = new URLSearchParams(location.search);
  query.delete(exampleParameter);
  query.set(processParameter, writeProcess(process));
  history.replaceState(history.state, '', `${location.pathname}?${query}#${drawSectionId}`);
}
