import { type ReactNode, useId } from 'react';
import { formatHour } from '#app/sample-operations/format-time.ts';
import {
  allowedAmount,
  amounts,
  drawnState,
  isPromisedDay,
  isUnit,
  isWorkingHours,
  promisedDays,
  quantityText,
  type RulerState,
  workingHours,
} from './ruler-state.ts';

/** What the controls are called. */
export type RulerWords = {
  readonly day: string;
  readonly amount: string;
  readonly unit: string;
  readonly hours: string;
  readonly calendar: string;
  readonly saturdays: string;
  readonly reset: string;
};

/** Reads the controls' current values, which may predate hydration. */
export function readControls(form: HTMLFormElement): RulerState {
  const given = new FormData(form);
  const [day, unit, worked] = [given.get('t'), given.get('unit'), given.get('hours')];
  const chosen = isUnit(unit) ? unit : drawnState.unit;
  return {
    day: isPromisedDay(day) ? day : drawnState.day,
    amount: allowedAmount(Number(given.get('x')), chosen),
    unit: chosen,
    hours: isWorkingHours(worked) ? worked : drawnState.hours,
    saturdays: given.has('sat'),
  };
}

type Props = { words: RulerWords; state: RulerState; onReset: () => void };

/** Controls for T's day, X with its unit, and the working calendar. */
export function RulerControls({ words, state, onReset }: Props) {
  const id = useId();
  const { min, max, step } = amounts[state.unit];
  const quantity = quantityText(state);
  return (
    <>
      <Choices
        legend={words.day}
        name="t"
        chosen={state.day}
        options={Object.keys(promisedDays).map((day) => [
          day,
          `${day[0]?.toUpperCase()}${day.slice(1)}`,
        ])}
      />
      <div className="ruler-controls__x">
        <label htmlFor={`${id}x`}>
          {words.amount} <span className="ruler-controls__value">{quantity}</span>
        </label>
        <input
          id={`${id}x`}
          type="range"
          name="x"
          min={min}
          max={max}
          step={step}
          value={state.amount}
          aria-valuetext={quantity}
          onChange={noop}
        />
      </div>
      <Choices
        legend={words.unit}
        name="unit"
        chosen={state.unit}
        options={Object.keys(amounts).map((unit) => [unit, unit])}
      />
      <Choices
        legend={words.hours}
        name="hours"
        chosen={state.hours}
        options={Object.entries(workingHours).map(([key, { opens, closes }]) => [
          key,
          `${formatHour(opens)}–${formatHour(closes)}`,
        ])}
      />
      <fieldset className="ruler-controls__calendar">
        <legend>{words.calendar}</legend>
        <label className="ruler-controls__check">
          <input type="checkbox" name="sat" checked={state.saturdays} onChange={noop} />
          {words.saturdays}
        </label>{' '}
        <button type="button" className="button button--quiet button--small" onClick={onReset}>
          {words.reset}
        </button>
      </fieldset>
    </>
  );
}

/** The form handles bubbling changes; React requires a handler on a controlled input. */
function noop() {}

type ChoicesProps = {
  legend: ReactNode;
  name: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
};

function Choices({ legend, name, chosen, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="segments">
        {options.map(([value, label]) => (
          <label key={value} className="segments__option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={noop}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
