import { memo } from 'react';
import { fill } from '#app/content/fill.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import { heardByForm, NameField } from './own-field.tsx';
import { hoursOf, maxTime, type Step, timeUnits } from './process.ts';
import { ownerName, timeAllowed } from './sentences.ts';
import { duration, type Hours, shortMoment } from './timing.ts';
import './step-row.css';
import './step-track.css';

const copy = ownProcess.step;

type Props = {
  step: Step;
  index: number;
  place: 'first' | 'middle' | 'last' | 'only';
  /** What to call it. */
  name: string;
  id: string;
  /** Whether its fields are shown where there is no room for all. */
  isOpen: boolean;
  /** Whether the track says how to begin. */
  isHinted: boolean;
  /** Whether the run ends here, on time. */
  isClosed: boolean;
  from: Hours;
  due: Hours | null;
  to: Hours;
  late: Hours;
  /** Length of the axis, and the share of it that each of its named parts takes. */
  axis: Hours;
  part: number;
};

const icons = {
  up: 'M7 12V2M3 6l4-4 4 4',
  down: 'M7 2v10M3 8l4 4 4-4',
  remove: 'M3 3l8 8M11 3l-8 8',
} as const;

/**
 * A step: its fields, its track, and, where there is no room for all fields, a summary that shows and hides them.
 * Memoized: with twenty steps, a press would otherwise wait for every row to render.
 */
export const StepRow = memo(function StepRow(props: Props) {
  const { step, index, name, id, isOpen } = props;
  return (
    <li className="own-step" data-open={isOpen || undefined}>
      <button
        type="button"
        className="own-step__summary"
        data-action="open"
        data-step={index}
        aria-expanded={isOpen}
        aria-controls={`${id}fields`}
      >
        <b>{name}</b>{' '}
        <small>
          {ownerName(step.owner)}, {hoursOf(step) === null ? copy.noTime : timeAllowed(step)}
        </small>
      </button>
      <Fields {...props} />
      <Track {...props} />
    </li>
  );
});

function Fields({ step, index, place, name, id }: Props) {
  const number = fill(copy.number, { number: index + 1 });
  const isInvalid = step.time.trim() !== '' && hoursOf(step) === null;
  const isOff = {
    up: place === 'first' || place === 'only',
    down: place === 'last' || place === 'only',
    remove: place === 'only',
  };
  return (
    <div className="own-step__fields" id={`${id}fields`}>
      <span className="own-step__number">{index + 1}</span>
      <NameField
        id={`${id}name`}
        name={`${index}.name`}
        label={`${number} ${copy.name}`}
        placeholder={copy.namePlaceholder}
        value={step.name}
      />
      <NameField
        id={`${id}owner`}
        name={`${index}.owner`}
        label={`${number} ${copy.owner}`}
        placeholder={copy.ownerPlaceholder}
        value={step.owner}
      />
      <input
        className="own-field own-step__time"
        name={`${index}.time`}
        aria-label={`${number} ${copy.time}`}
        inputMode="numeric"
        placeholder="–"
        maxLength={6}
        value={step.time}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}error` : undefined}
        onChange={heardByForm}
      />
      <select
        className="own-field"
        name={`${index}.unit`}
        aria-label={`${number} ${copy.unit}`}
        value={step.unit}
        onChange={heardByForm}
      >
        {timeUnits.map((unit) => (
          <option key={unit} value={unit}>
            {ownProcess.units[unit]}
          </option>
        ))}
      </select>
      <span className="own-step__moves with-script">
        {(['up', 'down', 'remove'] as const).map((action) => (
          <button
            key={action}
            type="button"
            id={`${id}${action}`}
            data-action={action}
            data-step={index}
            aria-label={fill(copy[action], { name })}
            aria-disabled={isOff[action] || undefined}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d={icons[action]} />
            </svg>
          </button>
        ))}
      </span>
      {isInvalid && (
        <span className="own-step__error" id={`${id}error`}>
          {fill(copy.invalid, { max: maxTime })}
        </span>
      )}
    </div>
  );
}

/** Share of the axis that a due time takes beside its line, by the number of its letters. */
function labelShare(text: string): number {
  return (text.length * 6.6 + 20) / 380;
}

function Track({ from, due, to, late, axis, part, place, isClosed, isHinted }: Props) {
  const at = from / axis;
  const end = to / axis;
  const allowed = due === null ? 0 : due - from;
  const spent = to > from ? allowed / (to - from) : 0;
  const stop: Stop = {
    name: '',
    state: due === null ? 'planned' : 'done',
    spent,
    over: due === null ? 0 : 1 - spent,
    at,
    to: end,
  };
  const closed: Stop = { name: ' ', state: 'closed', spent: 0, over: 0, at: end, to: end };
  const moment =
    late > 0 ? `${shortMoment(to)}, ${fill(copy.late, { late: duration(late) })}` : shortMoment(to);
  const text = due === null ? (isHinted ? copy.hint : copy.noTime) : moment;
  const side = end + labelShare(text) <= 1 ? 'after' : at >= labelShare(text) ? 'before' : 'under';
  return (
    <div className="own-step__track" style={{ '--at': at, '--to': end, '--part': part }}>
      <div aria-hidden="true">
        {due !== null && (place === 'first' || place === 'middle') && <i />}
        <ProcessLine
          stops={isClosed ? [stop, closed] : [stop]}
          options={['scale', 'tail', 'bare']}
        />
      </div>
      <span className={late > 0 ? 'own-due is-late' : 'own-due'} data-side={side}>
        {due !== null && <span className="visually-hidden">{copy.closes} </span>}
        {text}
      </span>
    </div>
  );
}
