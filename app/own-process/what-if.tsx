import { type Dispatch, memo, useEffect, useState } from 'react';
import { stepName } from '#request/process/process.ts';
import { describeDelayOutcome } from '#request/process/sentences.ts';
import { maxDelay, type Run } from '#request/process/timing.ts';
import { ownProcess } from './copy.ts';
import { type Drawing, type Edit, typeIn } from './editor-state.ts';
import './what-if.css';

const copy = ownProcess.whatIf;

type Props = {
  drawing: Drawing;
  /** What the answer is about: the drawing, or the one before it while its run is being computed. */
  drawn: Drawing;
  run: Run;
  dispatch: Dispatch<Edit>;
};

/** Milliseconds without another change until the answer is read out: on the way, each would interrupt the one before. */
const restMs = 600;

/** Makes one step take longer, and says what that delays. */
export const WhatIf = memo(function WhatIf({ drawing, drawn, run, dispatch }: Props) {
  const { process, delay } = drawing;
  const { text, late } = describeDelayOutcome(drawn.process, drawn.delay, run);
  const sentence = late ? `${text} ${late}.` : text;
  const [isAsked, setIsAsked] = useState(false);
  const [read, setRead] = useState('');
  useEffect(() => {
    if (!isAsked) return;
    const rest = setTimeout(() => {
      setRead(sentence);
      setIsAsked(false);
    }, restMs);
    return () => clearTimeout(rest);
  }, [isAsked, sentence]);
  return (
    <fieldset aria-label={copy.label} className="what-if" onChange={() => setIsAsked(true)}>
      <p className="what-if__question row">
        {copy.before}{' '}
        <select
          className="own-field"
          name="if.step"
          aria-label={copy.step}
          value={delay.step}
          onChange={({ target }) => dispatch(typeIn(target.name, target.value))}
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
          name="if.hours"
          aria-label={copy.more}
          aria-valuetext={`${delay.hours} h`}
          max={maxDelay}
          step={0.5}
          style={{ '--share': delay.hours / maxDelay }}
          value={delay.hours}
          onChange={({ target }) => dispatch(typeIn(target.name, target.value))}
        />{' '}
        <span>
          <b>{`${delay.hours} h`}</b> {copy.longer}
        </span>
      </p>
      <p className="what-if__answer">
        {/* In elements: a translator replaces texts, and React could no longer change or remove them. */}
        <span>{text}</span>
        {late && (
          <span>
            {' '}
            <span className="is-late">{late}</span>.
          </span>
        )}
      </p>
      <p className="visually-hidden" role="status">
        {read}
      </p>
    </fieldset>
  );
});
