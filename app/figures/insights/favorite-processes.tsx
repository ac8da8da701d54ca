import { favoriteOffices } from '#app/sample-operations/branches.ts';
import './favorite-processes.css';

/** At each office shown, the pinned process that is late most often. */
export function FavoriteProcesses() {
  return (
    <ul className="favorites">
      {favoriteOffices.map(({ office, flows }) => {
        const [first, ...others] = flows;
        const most = others.reduce(
          (worst, each) => (worst && worst.late >= each.late ? worst : each),
          first,
        );
        return (
          <li key={office.id}>
            <b>{office.name}</b> <span>{most?.flow}</span> <em>{`${most?.late} late`}</em>
          </li>
        );
      })}
    </ul>
  );
}
