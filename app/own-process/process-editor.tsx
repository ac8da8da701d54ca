import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess as copy } from '#app/content/own-process.ts';
import { EditorActions } from './editor-actions.tsx';
import { onTime } from './editor-state.ts';
import { heardByForm } from './own-field.tsx';
import { emptyProcess, maxNameLength, maxSteps, stepName } from './process.ts';
import { readProcess } from './process-address.ts';
import { StepRow } from './step-row.tsx';
import { axisOf, duration, moment, type Question, type Run, runOf } from './timing.ts';
import { isField, selectText, useEditor } from './use-editor.ts';
import { WhatIf } from './what-if.tsx';
import './process-editor.css';

export type ProcessEditorProps = {
  /** The process that is drawn first, as addresses write it, and the delay that it is drawn with. */
  sample: string;
  question: Question;
  /** On the home page: the full size is a link away. */
  compact?: boolean;
};

/**
 * The editor of a process (island): every field is an answer that the visitor types over, and the line is drawn as
 * they type. The drawing is kept in the tab. `?process=` and `?example=` open one.
 */
export function ProcessEditor({ sample: written, question: asked, compact }: ProcessEditorProps) {
  const id = useId();
  const [sample] = useState(() => {
    const read = readProcess(written);
    if ('error' in read) throw new Error(read.error);
    return { process: read.process, question: asked, untouched: true };
  });
  const editor = useEditor(sample, !compact, (index) => `${id}${index}`);
  const { process, question, untouched } = editor;
  const { steps } = process;
  // The fields answer at once; the drawing follows, and gives way to the next press.
  const drawn = useDeferredValue(process);
  const delay = useDeferredValue(question);
  const { run, axis } = useMemo(() => {
    const timed = runOf(drawn, delay);
    return { run: timed, axis: axisOf(timed) };
  }, [drawn, delay]);
  const full = steps.length === maxSteps;

  function listen({ target }: FormEvent) {
    if (isField(target) && target.name) editor.setField(target);
  }

  function act({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (!button || button.ariaDisabled === 'true') return;
    const index = Number(button.dataset.step);
    if (button.dataset.action === 'open') editor.setOpen(index === editor.open ? -1 : index);
    else if (button.dataset.action === 'remove') editor.remove(index);
    else editor.move(index, button.dataset.action === 'up' ? -1 : 1);
  }

  /** Enter moves to the next field that shows, and from the last one of the steps to the button that adds a step. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const stops = event.currentTarget.querySelectorAll<HTMLElement>(
      '[name=name], ol input, [data-add]',
    );
    const shown = Array.from(stops).filter((each) => each.offsetParent !== null);
    const index = Array.from<EventTarget>(shown).indexOf(event.target);
    const next = index < 0 ? undefined : shown[index + 1];
    if (!next) return;
    // Otherwise the key that moves the focus to the button also activates it.
    event.preventDefault();
    next.focus();
  }

  return (
    <form
      ref={editor.form}
      className={compact ? 'own-process own-process--compact' : 'own-process'}
      aria-label={copy.title}
      // Otherwise Back restores the fields, which count as typed and override the drawing that was kept.
      autoComplete="off"
      // One handler each for all fields and all buttons of the rows.
      onChange={listen}
      onClick={act}
      onKeyDown={goOn}
      onFocus={({ target }) => selectText(target)}
    >
      {editor.refusal && (
        <p className="own-process__refusal alert" role="alert">
          {editor.refusal}
        </p>
      )}
      <div className="own-process__window">
        <header className="own-process__head row row--apart">
          <input
            className="own-field own-process__name"
            id={`${id}name`}
            name="name"
            aria-label={copy.name}
            placeholder={copy.name}
            maxLength={maxNameLength}
            value={process.name}
            onChange={heardByForm}
          />
          <p>
            <Total run={run} />
          </p>
        </header>
        <div className="own-process__labels" aria-hidden="true">
          <span>{copy.columns.step}</span> <span>{copy.columns.owner}</span>{' '}
          <span>{copy.columns.time}</span>
        </div>
        <div className="own-process__axis" aria-hidden="true">
          <div style={{ '--part': axis.part }}>
            {axis.labels.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the labels are places on the axis
              <span key={index} style={{ '--x': index * axis.part }}>
                {label}{' '}
              </span>
            ))}
          </div>
        </div>
        <ol>
          {steps.map((step, index) => {
            const visit = run.visits[index];
            return (
              <StepRow
                // The content of rows moves, not their fields: a press that moves a step keeps the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
                key={index}
                {...{ step, index }}
                from={visit?.from ?? run.ends}
                due={visit?.due ?? null}
                to={visit?.to ?? run.ends}
                late={visit?.late ?? 0}
                axis={axis.length}
                part={axis.part}
                place={placeOf(index, steps.length)}
                name={stepName(process, index)}
                id={`${id}${index}`}
                isOpen={index === editor.open}
                isHinted={index === 0 && run.ends === 0}
                isClosed={index === steps.length - 1 && run.complete && run.late === 0}
              />
            );
          })}
        </ol>
        <p className="own-process__edits row with-script">
          <button
            type="button"
            className="own-button"
            data-add
            aria-disabled={full || undefined}
            onClick={full ? undefined : editor.add}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M7 2v10M2 7h10" />
            </svg>
            {copy.add}
          </button>
          {full && <span className="meta">{fill(copy.full, { max: maxSteps })}</span>}
          <button
            type="button"
            className="own-button"
            aria-disabled={!editor.canUndo || undefined}
            onClick={editor.canUndo ? editor.undo : undefined}
          >
            {copy.undo}
          </button>
          <button
            type="button"
            className="own-button"
            onClick={() => editor.load(onTime(emptyProcess))}
          >
            {copy.empty}
          </button>
        </p>
        <WhatIf {...{ process, question, drawn, delay, run }} />
      </div>
      <p className="visually-hidden" role="status">
        {editor.message}
      </p>
      <EditorActions process={drawn} untouched={untouched} compact={compact} />
    </form>
  );
}

function placeOf(index: number, count: number) {
  if (count === 1) return 'only';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
}

function Total({ run: { ends, late, complete } }: { run: Run }) {
  if (!complete) return ends === 0 ? null : copy.incomplete;
  return (
    <>
      {fill(copy.total, { total: duration(ends) })}{' '}
      <b className={late > 0 ? 'is-late' : undefined}>
        {moment(ends)}
        {late > 0 && `, ${fill(copy.step.late, { late: duration(late) })}`}
      </b>
    </>
  );
}
