import { memo, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { Choice, heardByForm } from './blank.tsx';
import { type Process, stepName } from './process.ts';
import { type Question, ranges, unitOf } from './question.ts';
import { formatTat } from './sentences.ts';
import './what-if.css';

const copy = ownProcess.whatIf;

type Props = { process: Process; question: Question; sentences: readonly string[]; id: string };

/** Moves a step past its TAT, and says what that delays. */
export const WhatIf = memo(function WhatIf({ process, question, sentences, id }: Props) {
  // Announced while this question is being asked, not on every key typed elsewhere.
  const [live, setLive] = useState<'off' | 'polite'>('off');
  const unit = unitOf(process, question.step);
  const more = formatTat({ amount: question.more, unit: question.more === 0 ? 'hours' : unit });
  const saying = fill(copy.more, { more });
  const [first, ...others] = sentences;
  return (
    <section
      className="what-if"
      aria-labelledby={`${id}what-if`}
      onFocus={() => setLive('polite')}
      onBlur={() => setLive('off')}
    >
      <div className="what-if__question with-script">
        <h3 id={`${id}what-if`}>{copy.title}</h3>
        <p className="what-if__line">
          <Choice
            name="if.step"
            label={copy.step}
            value={String(question.step)}
            options={process.steps.map((_, step) => [String(step), stepName(process, step)])}
          />
          <span>{saying}</span>
        </p>
        <input
          type="range"
          name="if.more"
          aria-label={copy.title}
          {...ranges[unit]}
          value={question.more}
          aria-valuetext={saying}
          onChange={heardByForm}
        />
        {process.loop && (
          <label className="what-if__looped">
            <input
              type="checkbox"
              name="if.looped"
              checked={question.looped}
              onChange={heardByForm}
            />
            {copy.looped}
          </label>
        )}
      </div>
      <div className="what-if__answer" aria-live={live}>
        <p className="what-if__sentence">{first ?? copy.onTime}</p>
        {others.length > 0 && (
          <ul>
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
});
