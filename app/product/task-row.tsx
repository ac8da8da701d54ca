import type { ReactNode } from 'react';
import { Stop, type StopState, stateWords } from './stop.tsx';
import './task-row.css';

type Props = {
  readonly name: string;
  /** A second line: where the task comes from, when it is due. */
  readonly detail?: string;
  /** State of the stop before the name. */
  readonly state?: StopState;
  /** Stands at the end of the row: a time, a status. */
  readonly end?: ReactNode;
};

/**
 * One task of a list. Put rows in a `TaskList`:
 *
 *     <TaskList>
 *       <TaskRow state="closed" name="Quote 1, Vendor A" end="Mon 17:00" />
 *       <TaskRow state="late" name="Quote 3, Vendor C" end={<Late>missing</Late>} />
 *     </TaskList>
 */
export function TaskRow({ name, detail, state, end }: Props) {
  return (
    <li className="task-row">
      {state && <Stop state={state} />}
      <span className="task-row__name">
        <b>{name}</b>
        {detail && <small> {detail}</small>}
      </span>{' '}
      {end && <span className="task-row__end">{end}</span>}
      {state && <span className="visually-hidden"> {stateWords[state]}</span>}
    </li>
  );
}

export function TaskList({ children }: { readonly children: ReactNode }) {
  return <ul className="task-list">{children}</ul>;
}

/** Words about time over the TAT. */
export function Late({ children }: { readonly children: ReactNode }) {
  return <b className="late">{children}</b>;
}
