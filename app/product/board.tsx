import type { ReactNode } from 'react';
import type { Person } from '#app/sample-operations/company.ts';
import { Owner } from './tag.tsx';
import './board.css';

type BoardTask = {
  readonly name: string;
  readonly owner: Person;
  /** When it is due, or how it was closed. */
  readonly status: ReactNode;
};

type Column = {
  readonly name: string;
  readonly tasks: readonly BoardTask[];
  /** Blue edges: tasks that have just arrived. */
  readonly isNew?: boolean;
};

/**
 * A task board; each column counts its tasks:
 *
 *     <Board columns={[{ name: 'Open', tasks: [{ name: 'Call the auditor', owner: people.meera, status: 'Wed 10:00' }] }]} />
 */
export function Board({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <div className="board">
      {columns.map(({ name, tasks, isNew }) => (
        <div key={name} className={isNew ? 'board__column board__column--new' : 'board__column'}>
          <p className="board__name">
            <span>{name}</span> <span>{tasks.length}</span>
          </p>
          <ul>
            {tasks.map((task) => (
              <li key={task.name} className="board__task">
                <b>{task.name}</b>{' '}
                <span>
                  <Owner person={task.owner} /> {task.status}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
