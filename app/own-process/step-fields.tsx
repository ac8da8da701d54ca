import { type Dispatch, memo } from 'react';
import { fill } from '#request/fill.ts';
import { isTime, maxTime, type Step, timeUnits } from '#request/process/process.ts';
import { ownerName, timeAllowed } from '#request/process/sentences.ts';
import { ownProcess } from './copy.ts';
import { type Edit, moveStep, removeStep, typeIn, unfold } from './editor-state.ts';
import { NameField } from './name-field.tsx';
import './step-row.css';

const copy = ownProcess.step;

type Props = {
  step: Step;
  index: number;
  /** What to call it. */
  name: string;
  isLast: boolean;
  /** Whether its fields are shown where there is no room for all. */
  isOpen: boolean;
  dispatch: Dispatch<Edit>;
};

/** On the buttons that move a step or take it out. */
const signs = {
  up: 'M7 12V2M3 6l4-4 4 4',
  down: 'M7 2v10M3 8l4 4 4-4',
  remove: 'M3 3l8 8M11 3l-8 8',
};

/** The fields of a step and, where there is no room for all of them, a summary that shows and hides them. */
export const StepFields = memo(function StepFields(props: Props) {
  const { step, index, name, isLast, isOpen, dispatch } = props;
  const isInvalid = !isTime(step);
  const isFirst = index === 0;

  /** What the field of one part of the step is given. */
  function field(part: keyof Step) {
    return {
      name: `${index}.${part}`,
      'aria-label': `${fill(copy.number, { number: index + 1 })} ${copy[part]}`,
      value: step[part],
      onChange: ({ target }: { target: { name: string; value: string } }) =>
        dispatch(typeIn(target.name, target.value)),
    };
  }

  /** A button that is disabled keeps the focus, so that the focus can follow a step to the end of the list. */
  function button(what: keyof typeof signs, disabled: boolean, edit: Edit) {
    return (
      <button
        type="button"
        name={`${index}.${what}`}
        aria-label={fill(copy[what], { name })}
        aria-disabled={disabled || undefined}
        onClick={() => dispatch(edit)}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d={signs[what]} />
        </svg>
      </button>
    );
  }

  return (
    <>
      <button
        type="button"
        className="own-step__summary unfolds"
        aria-expanded={isOpen}
        onClick={() => dispatch(unfold(index))}
      >
        <b>{name}</b>{' '}
        <small>
          {`${ownerName(step.owner)}, `}
          {isInvalid ? (
            <em>{`“${step.time.trim()}” ${copy.notATime}`}</em>
          ) : (
            <span>{timeAllowed(step)}</span>
          )}
        </small>
      </button>
      <div className="own-step__fields">
        <span className="own-step__number meta">{index + 1}</span>
        <NameField placeholder={copy.namePlaceholder} {...field('name')} />
        <NameField placeholder={copy.ownerPlaceholder} {...field('owner')} />
        <input
          className="own-field own-step__time"
          inputMode="decimal"
          placeholder="–"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `error-${index}` : undefined}
          {...field('time')}
        />
        <select className="own-field" {...field('unit')}>
          {timeUnits.map((unit) => (
            <option key={unit} value={unit}>
              {ownProcess.units[unit]}
            </option>
          ))}
        </select>
        <span className="own-step__moves with-script">
          {button('up', isFirst, moveStep(index, -1))}
          {button('down', isLast, moveStep(index, 1))}
          {button('remove', isFirst && isLast, removeStep(index))}
        </span>
        {isInvalid && (
          <span className="own-step__error meta" id={`error-${index}`}>
            {fill(copy.invalid, { max: maxTime })}
          </span>
        )}
      </div>
    </>
  );
});
