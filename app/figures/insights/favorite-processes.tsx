import { favoriteOffices } from '#app/sample-operations/branches.ts';
import './favorite-processes.css';

/** At each office shown, the pinned process that is late most often. */
export function FavoriteProcesses() {
  return (
    <ul className="favorites">
      {favoriteOffices.map(({ id, name, processes }) => {
        const [first, ...others] = processes;
        const most = others.reduce(
          (worst, each) => (worst && worst.late >= each.late ? worst : each),
          first,
        );
        return (
          <li key={id}>
            <b>{name}</b> <span>{most?.name}</span> <em>{`${most?.late} late`}</em>
          </li>
        );
      })}
    </ul>
  );
}
