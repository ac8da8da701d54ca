import { type Dispatch, memo, useState } from 'react';
import { ownProcess } from '#request/process/copy.ts';
import { stepName } from '#request/process/process.ts';
import { answer } from '#request/process/sentences.ts';
import { maxMore, type Run } from '#request/process/timing.ts';
import { changeOf, type Drawing, type EditorAction } from './editor-state.ts';
import './what-if.css';

const copy = ownProcess.whatIf;

type Props = {
  drawing: Drawing;
  /** What the answer is about: the drawing, or the one before it while its run is being computed. */
  drawn: Drawing;
  run: Run;
  dispatch: Dispatch<EditorAction>;
};

/** Makes one step take longer, and says what that delays. */
export const WhatIf = memo(function WhatIf({ drawing, drawn, run, dispatch }: Props) {
  // Announced while this question is being asked, not on every key typed elsewhere.
  const [live, setLive] = useState<'off' | 'polite'>('off');
  const { process, question } = drawing;
  const { text, late } = answer(drawn.process, drawn.question, run);
  return (
    <fieldset
      aria-label={copy.label}
      className="what-if"
      onFocus={() => setLive('polite')}
      // Not as the page is hidden: see `useAfterPress`.
      onBlur={() => document.hidden || setLive('off')}
    >
      <p className="what-if__question row">
        {copy.before}{' '}
        <select
          className="own-field"
          name="if.step"
          aria-label={copy.step}
          value={question.step}
          onChange={(event) => dispatch(changeOf(event))}
        >
          {process.steps.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options stand for steps by their position
            <option key={index} value={index}>
              {stepName(process, index)}
            </option>
          ))}
        </select>{' '}
        {copy.takes}{' '}
        <input
          type="range"
          name="if.more"
          aria-label={copy.more}
          aria-valuetext={`${question.more} h`}
          max={maxMore}
          value={question.more}
          onChange={(event) => dispatch(changeOf(event))}
        />{' '}
        <span>
          <b>{`${question.more} h`}</b> {copy.longer}
        </span>
      </p>
      <p className="what-if__answer" aria-live={live}>
        {/* In elements: a translator replaces texts, and React could no longer change or remove them. */}
        <span>{text}</span>
        {late && (
          <span>
            {' '}
            <span className="is-late">{late}</span>.
          </span>
        )}
      </p>
    </fieldset>
  );
});
