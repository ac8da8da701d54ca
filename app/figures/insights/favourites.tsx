import { favouriteOffices, type Rollup } from '#app/sample-operations/branches.ts';
import './favourites.css';

/** The flows each office has pinned, with what is open and late in them. Their sum is the roadmap's: branches rolled up. */
export function Favourites() {
  return (
    <div className="favourites">
      {favouriteOffices.map(({ office, flows, open }) => (
        <div key={office.id}>
          <h4>
            {office.id === 'head-office' ? office.name : `Branch: ${office.name}`}
            <span>{`${open} open`}</span>
          </h4>
          <ul>
            {flows.map((flow) => (
              <li key={flow.flow}>
                {flow.flow}
                <span>
                  <Load of={flow} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Load({ of: { open, late } }: { of: Rollup }) {
  return late > 0 ? (
    <>
      {`${open} open, `}
      <b>{`${late} over TAT`}</b>
    </>
  ) : (
    `${open} open, all in time`
  );
}
