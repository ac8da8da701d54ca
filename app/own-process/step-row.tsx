import { memo } from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess as copy } from '#app/content/own-process.ts';
import { Blank, Choice, type InvalidFields } from './blank.tsx';
import { longestName, ownerKinds, type Step, timeUnits } from './process.ts';
import './step-row.css';

export type StepAction = 'up' | 'down' | 'remove';

type Props = {
  step: Step;
  index: number;
  isLast: boolean;
  /** Whether there is no other. */
  isOnly: boolean;
  /** What to call it. */
  name: string;
  invalid: InvalidFields;
  id: string;
};

const words = copy.step;
const kindOptions = ownerKinds.map((kind) => [kind, copy.kinds[kind]] as const);
const unitOptions = timeUnits.map((unit) => [unit, copy.units[unit]] as const);

const icons: Readonly<Record<StepAction, string>> = {
  up: 'M9 14V4M4.5 8.5 9 4l4.5 4.5',
  down: 'M9 4v10M4.5 9.5 9 14l4.5-4.5',
  remove: 'M4.5 4.5l9 9M13.5 4.5l-9 9',
};

/**
 * The fields of one step, and the buttons that move and remove it, whose clicks the form handles. Memoized: with
 * twenty steps, a press would otherwise wait for every row to render.
 */
export const StepFields = memo(function StepFields({
  step,
  index,
  isLast,
  isOnly,
  name,
  invalid,
  id,
}: Props) {
  const number = index + 1;
  const place = fill(words.number, { number });
  const isOff = { up: index === 0, down: isLast, remove: isOnly };
  return (
    <>
      <span className="own-step__handle with-script" data-step={index} title={words.drag}>
        {number}
      </span>
      <Blank
        className="own-step__name"
        id={`${id}name`}
        name={`${index}.name`}
        label={`${place} ${words.name}`}
        placeholder={words.namePlaceholder}
        maxLength={longestName}
        value={step.name}
        invalid={invalid[`${index}.name`]}
      />
      <span className="own-step__owner">
        <Blank
          id={`${id}owner`}
          name={`${index}.owner`}
          label={`${place} ${words.owner}`}
          placeholder={words.ownerPlaceholder}
          maxLength={longestName}
          value={step.owner.name}
          invalid={invalid[`${index}.owner`]}
        />
        <Choice
          name={`${index}.kind`}
          label={`${place} ${words.kind}`}
          options={kindOptions}
          value={step.owner.kind}
        />
        {step.track !== 'main' && <span>{copy.tracks[step.track]}</span>}
      </span>
      <span className="own-step__tat">
        <Blank
          id={`${id}amount`}
          name={`${index}.amount`}
          label={`${place} ${words.amount}`}
          inputMode="numeric"
          value={String(step.tat.amount)}
          invalid={invalid[`${index}.amount`]}
        />
        <Choice
          name={`${index}.unit`}
          label={`${place} ${words.unit}`}
          options={unitOptions}
          value={step.tat.unit}
        />
      </span>
      <span className="own-step__actions with-script">
        {(['up', 'down', 'remove'] as const).map((action) => (
          <button
            key={action}
            type="button"
            id={`${id}${action}`}
            className="own-step__action"
            data-action={action}
            data-step={index}
            aria-label={fill(words[action], { name })}
            aria-disabled={isOff[action] || undefined}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d={icons[action]} />
            </svg>
          </button>
        ))}
      </span>
    </>
  );
});
