import { fill } from '#app/content/fill.ts';
import { ownProcess as copy } from '#app/content/own-process.ts';
import { Blank, Choice, type InvalidFields } from './blank.tsx';
import { longestName, ownerKinds, type Process, stepName, timeUnits, tracks } from './process.ts';
import type { DayMark, DrawnRow } from './run-drawing.ts';
import { StepTrack } from './step-track.tsx';
import './step-row.css';

export type StepAction = 'up' | 'down' | 'remove';

type Props = {
  process: Process;
  index: number;
  row: DrawnRow;
  days: readonly DayMark[];
  /** What the drawing says of the step, as its owner reads it. */
  due: string;
  invalid: InvalidFields;
  id: string;
  /** Whether it follows the pointer, and on which side of it a dragged row would land. */
  isDragged: boolean;
  landing: 'above' | 'below' | undefined;
  onDrag: (event: React.PointerEvent<HTMLElement>, index: number) => void;
};

const words = copy.step;
const kindOptions = ownerKinds.map((kind) => [kind, copy.kinds[kind]] as const);
const unitOptions = timeUnits.map((unit) => [unit, copy.units[unit]] as const);
const trackOptions = tracks.map((track) => [track, copy.tracks[track]] as const);

const icons: Readonly<Record<StepAction, string>> = {
  up: 'M9 14V4M4.5 8.5 9 4l4.5 4.5',
  down: 'M9 4v10M4.5 9.5 9 14l4.5-4.5',
  remove: 'M4.5 4.5l9 9M13.5 4.5l-9 9',
};

/** One step: its fields, the buttons that move and remove it, and its stretch of the drawing. */
export function StepRow(props: Props) {
  const { process, index, row, days, due, invalid, id, isDragged, landing, onDrag } = props;
  const step = process.steps[index];
  if (!step) return null;
  const number = index + 1;
  const place = fill(words.number, { number });
  const name = stepName(process, index);
  const count = process.steps.length;
  const isOff = { up: index === 0, down: index === count - 1, remove: count === 1 };
  const back = process.loop?.from === index ? process.loop.to : null;
  return (
    <li className="own-step" data-dragged={isDragged || undefined} data-landing={landing}>
      <span
        className="own-step__handle with-script"
        title={words.drag}
        onPointerDown={(event) => onDrag(event, index)}
      >
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
        <Choice
          name={`${index}.track`}
          label={`${place} ${words.track}`}
          options={trackOptions}
          value={step.track}
        />
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
      <div className="own-step__drawing">
        <StepTrack row={row} days={days} due={due} />
        {back !== null && (
          <p className="own-step__back">{fill(words.back, { name: stepName(process, back) })}</p>
        )}
      </div>
    </li>
  );
}
