import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { Cells } from '#app/product/cells.tsx';
import { Gauge } from '#app/product/gauge.tsx';
import { fill } from '#request/fill.ts';
import { multiBranchSupport } from './copy.ts';
import { branches, compared, exception } from './sample.ts';
import '#app/ui/pick.css';
import './branches.css';

const { labels } = multiBranchSupport;
/** How much of a bar's width the planned time takes. */
const plannedShare = 2 / 3;

const max = Math.max(...branches.map(({ open }) => open));

/** How many of the open tasks are late: `6 late`, `none late`. */
function lateCount(late: number): string {
  return late > 0 ? fill(labels.late, { late }) : labels.noneLate;
}

function LateCount({ late }: { readonly late: number }) {
  return <span className={late > 0 ? 'is-late' : 'is-in-time'}>{lateCount(late)}</span>;
}

/** The offices as radios, with their open and late tasks. Style rules show the picked one's processes: no script is needed. */
export function BranchList() {
  return (
    <fieldset className="branch-list">
      <legend className="visually-hidden">{labels.pick}</legend>
      {branches.map(({ id, name, open, late }) => (
        <label key={id} className="pick">
          <input
            type="radio"
            name="branch"
            id={`pick-${id}`}
            value={id}
            defaultChecked={name === exception.branch}
            aria-label={`${name}: ${fill(labels.open, { open })}, ${lateCount(late)}`}
          />
          {/* The radio's own name says it all: screen readers would read the row a second time. */}
          <span aria-hidden="true">
            <span>{name} </span>
            <Gauge value={open / max} limit={(open - late) / max} /> <b>{open}</b>{' '}
            <LateCount late={late} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The processes that each office has running, a mark for each open task, the late ones amber. */
export function BranchProcesses() {
  return (
    <div className="branch-panels">
      <style href="branches" precedence="generated">
        {pickedStyles(branches.map(({ id }) => id))}
      </style>
      {branches.map(({ id, name, open, late, processes }) => (
        <section key={id} id={`at-${id}`}>
          <h2 className="visually-hidden">{name}</h2>
          <AppWindow>
            <Toolbar
              title={name}
              end={
                <>
                  {fill(labels.open, { open })}, <LateCount late={late} />
                </>
              }
            />
            <ul>
              {processes.map((process) => (
                <li key={process.name}>
                  <b>{process.name}</b>{' '}
                  <Cells onTime={process.open - process.late} late={process.late} />
                  <span>{fill(labels.open, process)}</span> <LateCount late={process.late} />
                </li>
              ))}
            </ul>
          </AppWindow>
        </section>
      ))}
    </div>
  );
}

/** Rules that name ids: the picked office alone shows its processes; all of them in print. */
function pickedStyles(ids: readonly string[]): string {
  const others = ids.map(
    (id) => `.branches:has(#pick-${id}:checked) .branch-panels>:not(#at-${id})`,
  );
  return `@media screen{${others}{display:none}}`;
}

/** Each favorite process at every location: its median time as a bar against the planned time. */
export function ProcessComparison() {
  return (
    <ul className="compared rows">
      {compared.map(({ name, planned, hours }) => (
        <li key={name} className="row">
          <div>
            <h3>{name}</h3>
            <p className="meta">{fill(labels.planned, { hours: planned })}</p>
          </div>
          <ul>
            {branches.map((branch, index) => {
              const taken = hours[index] ?? 0;
              return (
                <li key={branch.id}>
                  <span className="meta">{branch.name}</span>{' '}
                  <b>{fill(labels.hours, { hours: taken })}</b>{' '}
                  {taken > planned && (
                    <b className="is-late">{fill(labels.over, { hours: taken - planned })}</b>
                  )}
                  <Gauge value={(taken / planned) * plannedShare} limit={plannedShare} />
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
