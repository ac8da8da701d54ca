import { Person, Status, type Tone } from './app-parts.tsx';
import './app-board.css';

export type Card = {
  readonly title: string;
  readonly owner: string;
  /** When it is due, or how it closed. */
  readonly end: string;
  readonly tone?: Tone;
  readonly selected?: boolean;
};

export type BoardColumn = { readonly name: string; readonly cards: readonly Card[] };

/** Task boards: columns of cards, one below the other on phones. */
export function Board({ columns }: { readonly columns: readonly BoardColumn[] }) {
  return (
    <div className="board">
      {columns.map(({ name, cards }) => (
        <div key={name} className="board__column">
          <p className="part__title">
            <b>{name}</b> <span>{cards.length}</span>
          </p>
          <ul>
            {cards.map(({ title, owner, end, tone, selected }) => (
              <li key={title} className="card" data-selected={selected}>
                <b>{title}</b>
                <p>
                  <span>
                    <Person name={owner} />
                  </span>{' '}
                  <Status tone={tone}>{end}</Status>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
