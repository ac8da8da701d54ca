import { useDeferredValue, useId, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { ownProcess as copy } from '#request/process/copy.ts';
import { fill } from '#request/process/fill.ts';
import {
  emptyProcess,
  maxNameLength,
  maxSteps,
  type Process,
  stepName,
} from '#request/process/process.ts';
import { axisOf, duration, type Question, type Run, runOf } from '#request/process/timing.ts';
import { EditorActions } from './editor-actions.tsx';
import { changeOf, editorReducer, onTime, startEditor } from './editor-state.ts';
import { useSelectOnFocus } from './select-on-focus.ts';
import { StepFields } from './step-fields.tsx';
import { StepTrack } from './step-track.tsx';
import { typedKey, useKeptDrawing } from './use-kept-drawing.ts';
import { WhatIf } from './what-if.tsx';
import './process-editor.css';

export type ProcessEditorProps = {
  /** The process that is drawn first, and the delay that it is drawn with. */
  sample: Process;
  question: Question;
  /** On the home page: the full size is a link away. */
  compact?: boolean;
};

/**
 * The editor of a process (island): every field is an answer that the visitor types over, and the line is drawn as
 * they type. The drawing is kept in the tab. `?context=` and `?example=` open one.
 */
export function ProcessEditor({ sample, question, compact }: ProcessEditorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(
    editorReducer,
    { process: sample, question, untouched: true },
    startEditor,
  );
  const { drawing, open, focus } = state;
  useKeptDrawing(drawing, form, !compact, dispatch);
  useLayoutEffect(() => {
    if (focus) document.getElementById(`${id}${focus.id}`)?.focus();
  }, [focus, id]);

  const selectOnFocus = useSelectOnFocus();
  const { process } = drawing;
  const last = process.steps.length - 1;
  const full = process.steps.length === maxSteps;
  // The fields answer at once; the line follows, and gives way to the next press.
  const drawn = useDeferredValue(drawing);
  const run = useMemo(() => runOf(drawn.process, drawn.question), [drawn]);
  const axis = useMemo(() => axisOf(run), [run]);

  return (
    <form
      ref={form}
      className={compact ? 'own-process own-process--compact' : 'own-process'}
      aria-label={copy.title}
      data-draft={typedKey}
      // Otherwise Back restores the fields, which count as typed and override the drawing that was kept.
      autoComplete="off"
      {...selectOnFocus}
    >
      {state.refusal && (
        <p className="own-process__refusal alert" role="alert">
          {state.refusal}
        </p>
      )}
      <div className="own-process__window" style={{ '--part': axis.part }}>
        <header className="own-process__head row row--apart">
          <input
            className="own-field own-process__name"
            name="name"
            aria-label={copy.name}
            placeholder={copy.name}
            maxLength={maxNameLength}
            value={process.name}
            onChange={(event) => dispatch(changeOf(event))}
          />
          <p>
            <Total run={run} />
          </p>
        </header>
        <WhatIf {...{ drawing, drawn, run, dispatch }} />
        <div className="own-process__labels" aria-hidden="true">
          <span>{copy.columns.step}</span> <span>{copy.columns.owner}</span>{' '}
          <span>{copy.columns.time}</span>
        </div>
        <div className="own-process__axis" aria-hidden="true">
          <div>
            {axis.labels.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels are identified by their position on the axis
              <span key={index} style={{ '--x': index * axis.part }}>
                {`${label} `}
              </span>
            ))}
          </div>
        </div>
        <ol>
          {process.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay and their content moves, so that a moved step keeps the focus
            <li key={index} className="own-step" data-open={index === open || undefined}>
              <StepFields
                {...{ step, index, dispatch }}
                name={stepName(process, index)}
                id={`${id}${index}`}
                isLast={index === last}
                isOpen={index === open}
              />
              <StepTrack
                {...(run.visits[index] ?? { from: run.ends, due: null, to: run.ends, late: 0 })}
                axis={axis.length}
                handsOn={index < last}
                isHinted={index === 0 && run.ends === 0}
                isClosed={index === last && run.complete && run.late === 0}
              />
            </li>
          ))}
        </ol>
        <p className="own-process__edits row with-script">
          <button
            type="button"
            className="own-button"
            aria-disabled={full || undefined}
            onClick={() => dispatch({ type: 'add' })}
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
            aria-disabled={state.past.length === 0 || undefined}
            onClick={() => dispatch({ type: 'undo' })}
          >
            {copy.undo}
          </button>
          <button
            type="button"
            className="own-button"
            onClick={() => dispatch({ type: 'load', drawing: onTime(emptyProcess) })}
          >
            {copy.empty}
          </button>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {state.message}
      </p>
      <EditorActions drawing={drawing} compact={compact} />
    </form>
  );
}

function Total({ run: { ends, complete } }: { run: Run }) {
  if (!complete && ends === 0) return null;
  return <span>{complete ? fill(copy.total, { total: duration(ends) }) : copy.incomplete}</span>;
}
