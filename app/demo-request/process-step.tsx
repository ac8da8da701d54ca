import { bookDemo } from '#app/content/book-demo.ts';
import { fill } from '#app/content/fill.ts';
import { Stop, stateWords } from '#app/product/stop.tsx';
import { Late } from '#app/product/task-row.tsx';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import type { LaneStop } from '#app/sample-operations/order-2041.ts';

const { demonstration: copy } = bookDemo;

/** A number that ties a question to the place on the screens that answers it. */
export function Mark({ number }: { number: number }) {
  return (
    <span className="mark" aria-hidden="true">
      {number}
    </span>
  );
}

/** One step of the order: its name and owner, and when it was done, was due or is due. */
export function ProcessStep({ stop }: { stop: LaneStop }) {
  const { step, state, over } = stop;
  const due = formatInstant(stop.due);
  return (
    <li className={`process__step process__step--${state}`}>
      <Stop state={state} />
      <span className="process__what">
        <b>{step.name}</b>{' '}
        <small>
          {step.owner.name}, {step.owner.department} {state === 'now' && <Mark number={1} />}
        </small>
      </span>{' '}
      <span className="process__when">
        {state === 'done' && (
          <span className="process__done">
            {fill(copy.done, { at: formatInstant(stop.closes) })}
          </span>
        )}
        {state === 'now' && (
          <span>
            <Late>{fill(copy.late, { late: formatDuration(over) })}</Late> <Mark number={2} />
          </span>
        )}
        {state === 'planned' && <span>{fill(copy.due, { at: due })}</span>}{' '}
        <small>
          {state === 'done' && fill(copy.due, { at: due })}
          {state === 'now' && fill(copy.wasDue, { at: due })}
          {state === 'planned' && fill(copy.planned, { tat: formatDuration(step.tat) })}
        </small>{' '}
        <span className="visually-hidden">{stateWords[state]}</span>
      </span>
    </li>
  );
}
