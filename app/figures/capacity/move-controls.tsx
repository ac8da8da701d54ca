import { useId, useRef } from 'react';
import type { CapacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import {
  capacityWeeks,
  type Move,
  type Place,
  plannedBoard,
} from '#app/sample-operations/capacity.ts';
import './move-controls.css';

type Props = {
  first: Move;
  copy: CapacityIq['controls'];
  labels: CapacityIq['labels'];
  onMove: (move: Move) => void;
};

type PlaceProps = { name: 'from' | 'to'; first: Place } & Pick<Props, 'copy' | 'labels'>;

function PlaceFields({ name, first, copy, labels }: PlaceProps) {
  const id = useId();
  return (
    <fieldset className="capacity-place">
      <legend className="visually-hidden">{copy[name]}</legend>
      <label htmlFor={`${id}person`}>{copy[name]}</label>{' '}
      <label htmlFor={`${id}week`}>{copy.week}</label>
      <select
        id={`${id}person`}
        name={`${name}-person`}
        className="field__input"
        defaultValue={first.person}
      >
        {plannedBoard.map(({ person }) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <select
        id={`${id}week`}
        name={`${name}-week`}
        className="field__input"
        defaultValue={first.week}
      >
        {capacityWeeks.map((week) => (
          <option key={week} value={week}>
            {fill(labels.week, { number: week })}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

/** A field's current value, even if typed before hydration. */
function valueIn(fields: HTMLFieldSetElement | null, name: string): string {
  const field = fields?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
}

/** Any hours, from anyone's week to anyone's week. */
export function MoveControls({ first, copy, labels, onMove }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  function place(name: 'from' | 'to'): Place {
    const person = valueIn(fields.current, `${name}-person`);
    const plan = plannedBoard.find((each) => each.person.id === person);
    return {
      person: plan?.person.id ?? first[name].person,
      week: Number(valueIn(fields.current, `${name}-week`)),
    };
  }

  return (
    <fieldset ref={fields} className="capacity-controls">
      <legend className="visually-hidden">{copy.legend}</legend>
      <div className="capacity-amount">
        <label htmlFor={id}>{copy.hours}</label>
        <input
          id={id}
          name="hours"
          className="field__input"
          type="number"
          min="1"
          step="1"
          inputMode="numeric"
          defaultValue={first.hours}
        />
      </div>
      <PlaceFields name="from" first={first.from} copy={copy} labels={labels} />
      <PlaceFields name="to" first={first.to} copy={copy} labels={labels} />
      <button
        type="button"
        className="button button--quiet"
        onClick={() =>
          onMove({
            from: place('from'),
            to: place('to'),
            hours: Number(valueIn(fields.current, 'hours')),
          })
        }
      >
        {copy.move}
      </button>
    </fieldset>
  );
}
