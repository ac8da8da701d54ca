import { useDeferredValue, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { fill } from '#request/fill.ts';
import { processCopy } from '#request/process/copy.ts';
import { hoursPerDay, isTime, maxSteps, type Process, stepName } from '#request/process/process.ts';
import { axisOf, type Delay, duration, type Run, runOf } from '#request/process/timing.ts';
import { ownProcess as copy } from './copy.ts';
import { EditorActions } from './editor-actions.tsx';
import {
  addStep,
  type Edit,
  type EditorState,
  startEditor,
  startEmpty,
  typeIn,
  undo,
} from './editor-state.ts';
import { NameField } from './name-field.tsx';
import { useSelectOnFocus } from './select-on-focus.ts';
import { StepFields } from './step-fields.tsx';
import { StepTrack } from './step-track.tsx';
import { typedKey, useStoredDrawing } from './use-stored-drawing.ts';
import { WhatIf } from './what-if.tsx';
import './process-editor.css';

type ProcessEditorProps = {
  /** The process that is drawn first, and the delay that it is drawn with. */
  sample: Process;
  delay: Delay;
};

/**
 * The editor of a process (island): every field is an answer that the visitor types over, and the line is drawn as
 * they type. The drawing is kept in the tab. `?context=` and `?example=` open one.
 */
export function ProcessEditor({ sample, delay }: ProcessEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(
    (before: EditorState, edit: Edit) => edit(before),
    { process: sample, delay, untouched: true, givenDelay: true },
    startEditor,
  );
  const { drawing, open } = state;
  useStoredDrawing(drawing, form, dispatch);
  useLayoutEffect(() => {
    const control = state.focus && form.current?.elements.namedItem(state.focus);
    if (control instanceof HTMLElement) control.focus();
  }, [state]);

  const selectOnFocus = useSelectOnFocus();
  const { process } = drawing;
  const last = process.steps.length - 1;
  const full = process.steps.length === maxSteps;
  // Draw the line at lower priority than typing.
  const drawn = useDeferredValue(drawing);
  const run = useMemo(() => runOf(drawn.process, drawn.delay), [drawn]);
  const axis = useMemo(() => axisOf(run), [run]);

  return (
    <form
      ref={form}
      className="own-process"
      aria-label={copy.title}
      data-draft={typedKey}
      // Otherwise Back restores the fields, which count as typed and override the drawing that was kept.
      autoComplete="off"
      {...selectOnFocus}
    >
      <div className="own-process__window" style={{ '--part': axis.part }}>
        <header className="own-process__head row row--apart">
          <NameField
            name="name"
            aria-label={copy.name}
            placeholder={copy.name}
            value={process.name}
            onChange={({ target }) => dispatch(typeIn(target.name, target.value))}
          />
          <p className="small">
            <Total process={drawn.process} run={run} />
          </p>
        </header>
        <WhatIf {...{ drawing, drawn, run, dispatch }} />
        <div className="own-process__labels meta" aria-hidden="true">
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
                isLast={index === last}
                isOpen={index === open}
              />
              <StepTrack
                {...(run.timings[index] ?? { from: run.ends, due: null, to: run.ends, late: 0 })}
                axis={axis.length}
                handsOn={index < last}
                unknown={unknownClose(drawn.process, run, index)}
                isClosed={index === last && run.untimed === -1 && run.late === 0}
              />
            </li>
          ))}
        </ol>
        <p className="own-process__edits row with-script">
          <button
            type="button"
            className="own-button"
            aria-disabled={full || undefined}
            onClick={() => dispatch(addStep)}
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
            onClick={() => dispatch(undo)}
          >
            {copy.undo}
          </button>
          <button type="button" className="own-button" onClick={() => dispatch(startEmpty)}>
            {copy.empty}
          </button>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {state.message}
      </p>
      <EditorActions drawing={drawn} />
    </form>
  );
}

function Total({ process, run: { ends, untimed } }: { process: Process; run: Run }) {
  if (untimed !== -1) {
    return ends > 0 && <span>{fill(copy.incomplete, { name: stepName(process, untimed) })}</span>;
  }
  const hasDays = ends >= hoursPerDay * 60;
  return (
    <span>
      {/* In elements: a translator replaces texts, and React could no longer remove them. */}
      <span>{fill(copy.total, { total: duration(ends) })}</span>
      {hasDays && <span>{` ${copy.day}`}</span>}
    </span>
  );
}

/** Why it cannot be known when a step closes: it has no time, or one before it has none. */
function unknownClose(process: Process, { ends, untimed }: Run, index: number): string {
  if (index === 0 && ends === 0) return copy.step.hint;
  if (index > untimed) return fill(copy.step.after, { number: untimed + 1 });
  const step = process.steps[index];
  return step && !isTime(step) ? copy.step.notATime : processCopy.noTime;
}
