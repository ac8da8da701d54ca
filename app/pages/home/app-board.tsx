import { Due, Person } from '#app/product/app-parts.tsx';
import './app-board.css';

type Card = {
  readonly title: string;
  readonly owner: string;
  /** When it is due, or how it closed. */
  readonly end: string;
  readonly selected?: boolean;
};

type Props = { readonly columns: Readonly<Record<string, readonly Card[]>> };

/** Task boards: columns of cards by their names, one below the other on phones. */
export function Board({ columns }: Props) {
  return (
    <div className="board">
      {Object.entries(columns).map(([name, cards], index) => (
        <div key={name} className={index > 0 ? 'board__column is-desktop-only' : 'board__column'}>
          <p className="part__title">
            <b>{name}</b> <span>{cards.length}</span>
          </p>
          <ul>
            {cards.map(({ title, owner, end, selected }) => (
              <li key={title} className="card" data-selected={selected}>
                <b>{title}</b>
                <p>
                  <span>
                    <Person name={owner} />
                  </span>{' '}
                  <Due text={end} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
