import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess as copy } from '#app/content/own-process.ts';
import { formatWorkingDays } from '#app/sample-operations/format-time.ts';
import { Blank } from './blank.tsx';
import { EditorActions } from './editor-actions.tsx';
import { longestName, mostSteps, type Process, stepName } from './process.ts';
import { readProcess } from './process-address.ts';
import { HoursAndStart, LoopAndSplit } from './process-settings.tsx';
import { delayOf, type Question } from './question.ts';
import { drawRun } from './run-drawing.ts';
import { Facts } from './run-facts.tsx';
import { delaySentences, formatMoment, splitSentences } from './sentences.ts';
import { StartingPoints } from './starting-points-bar.tsx';
import { StepFields } from './step-row.tsx';
import { percent, StepTrack } from './step-track.tsx';
import { type Run, runOf } from './timing.ts';
import { useDrag } from './use-drag.ts';
import { fieldValue, selectText, useEditor } from './use-editor.ts';
import { WhatIf } from './what-if.tsx';
import './process-editor.css';

export type ProcessEditorProps = {
  /** Processes to start from, as addresses write them: the one that is drawn first, two others, an empty one. */
  starts: readonly [string, ...string[]];
};

/** Id of the brand's mark in the page. Imported here, it would bring the whole brand module into the script. */
export const markId = 'own-process-mark';

/**
 * The editor of a process (island): every field is an answer that the visitor types over, and the line is drawn as
 * they type. The process stands in the address. `?process=` and `?example=` open one.
 */
export function ProcessEditor({ starts }: ProcessEditorProps) {
  const id = useId();
  const [sample] = useState(() => parse(starts[0]));
  const [others] = useState(() => starts.slice(1).map(parse));
  const editor = useEditor(sample, (index) => `${id}${index}`);
  const { process, question, invalid } = editor;
  const list = useRef<HTMLOListElement>(null);
  const { drag, start: startDrag } = useDrag(list, editor.move);
  // The fields answer at once; the drawing follows, and gives way to the next press.
  const drawn = useDeferredValue(process);
  const asked = useDeferredValue(question);
  const { run, rows, days, sentences } = useMemo(() => draw(drawn, asked), [drawn, asked]);
  const full = process.steps.length === mostSteps;

  function listen(event: FormEvent) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    editor.setField(field.name, fieldValue(field));
  }

  function act(event: MouseEvent) {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
    if (!button || button.ariaDisabled === 'true') return;
    const { action } = button.dataset;
    const index = Number(button.dataset.step);
    if (action === 'remove') editor.remove(index);
    else editor.move(index, action === 'up' ? index - 1 : index + 1, action);
  }

  /** Enter moves to the next text field, and from the last one of the steps to the button that adds a step. */
  function goOn(event: KeyboardEvent) {
    const stops = event.currentTarget.querySelectorAll<HTMLElement>(
      '[name=name], ol input, .own-process__add button',
    );
    const index = Array.from<EventTarget>(stops).indexOf(event.target);
    const next = index < 0 ? undefined : stops[index + 1];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !next) return;
    // Otherwise the key that moves the focus to the button also activates it.
    event.preventDefault();
    next.focus();
  }

  return (
    <form
      ref={editor.form}
      className="own-process"
      aria-label={copy.title}
      // Otherwise Back restores the fields, which count as typed and override the process in the address.
      autoComplete="off"
      // One handler each for all fields and all buttons of the rows.
      onChange={listen}
      onClick={act}
      onKeyDown={goOn}
      onFocus={({ target }) => selectText(target)}
    >
      <StartingPoints processes={[sample, ...others]} editor={editor} />
      {editor.refusal && process === sample && (
        <p className="own-process__refusal" role="alert">
          {editor.refusal}
        </p>
      )}
      <div className="own-process__window">
        <div className="own-process__bar">
          <svg className="own-process__mark" aria-hidden="true">
            <use href={`#${markId}`} />
          </svg>
          <Blank
            className="own-process__name"
            id={`${id}name`}
            name="name"
            label={copy.name}
            placeholder={copy.name}
            maxLength={longestName}
            value={process.name}
            invalid={invalid.name}
          />
        </div>
        <Facts process={drawn} run={run} />
        <div className="own-process__columns" aria-hidden="true">
          <span>{copy.columns.step}</span> <span>{copy.columns.tat}</span>{' '}
          <svg width="100%" height="20">
            {days.map(({ x, label }) => (
              <text key={label} x={percent(x)} y={14} dx={6} className="muted small">
                {label}{' '}
              </text>
            ))}
          </svg>
        </div>
        <ol ref={list} onPointerDown={startDrag}>
          {process.steps.map((step, index) => {
            const row = rows[index];
            const back = process.loop?.from === index ? process.loop.to : null;
            return (
              <li
                // The content of rows moves, not their fields: a press that moves a step keeps the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
                key={index}
                className="own-step"
                data-dragged={drag?.from === index || undefined}
                data-landing={drag?.to === index ? landing(drag) : undefined}
              >
                <StepFields
                  {...{ step, index, invalid }}
                  isLast={index === process.steps.length - 1}
                  isOnly={process.steps.length === 1}
                  name={stepName(process, index)}
                  id={`${id}${index}`}
                />
                <div className="own-step__drawing">
                  {row && <StepTrack {...{ row, days }} due={dueText(drawn, run, row.last)} />}
                  {back !== null && (
                    <p className="own-step__back">
                      {fill(copy.step.back, { name: stepName(process, back) })}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        <p className="own-process__add with-script">
          <button
            type="button"
            className="button button--quiet button--small"
            aria-disabled={full || undefined}
            onClick={editor.add}
          >
            {copy.add}
          </button>
          {full && <span>{fill(copy.full, { most: mostSteps })}</span>}
        </p>
        <WhatIf {...{ process, question, id }} sentences={sentences} />
        <div className="own-process__settings">
          <LoopAndSplit {...{ process, invalid, id }} />
          <HoursAndStart {...{ process, invalid, id }} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {editor.message}
      </p>
      <EditorActions process={drawn} />
    </form>
  );
}

function parse(written: string): Process {
  const result = readProcess(written);
  if ('error' in result) throw new Error(result.error);
  return result.process;
}

/** On which side of the row at its place a dragged row would land. */
function landing({ from, to }: { from: number; to: number }) {
  if (to === from) return undefined;
  return to < from ? 'above' : 'below';
}

function draw(process: Process, question: Question) {
  const { step, looped } = question;
  const options = { delays: { [step]: delayOf(process, question) }, looped };
  const run = runOf(process, options);
  const sentences = [...delaySentences(process, options), ...splitSentences(process, run)];
  return { run, sentences, ...drawRun(process, run, step) };
}

function dueText(
  { calendar }: Process,
  { starts }: Run,
  { closes, lateBy }: Run['visits'][number],
): string {
  const moment = formatMoment(closes, starts);
  return lateBy > 0
    ? fill(copy.step.late, { moment, late: formatWorkingDays(lateBy, calendar) })
    : fill(copy.step.due, { moment });
}
