import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import {
  benchmarks,
  divisions,
  efficiency,
  favorites,
  onTime,
} from '#app/sample-operations/performance-insights.ts';
import { Dial } from '../dial.tsx';
import './small-insights.css';

const { figures } = home.insights;
const slowest = Math.max(...benchmarks.map((step) => step.slowest));
const mostHours = Math.max(...efficiency.map(({ hours }) => hours));
const mostLate = Math.max(...divisions.map(({ late }) => late));

/** The share of steps closed on time. */
export function Speedometer() {
  return (
    <p className="speedometer">
      <Dial percent={onTime.percent} target={onTime.target} />
      <b>{`${onTime.percent}%`}</b>
    </p>
  );
}

/** The process grouped by division, with its open and late tasks. */
export function FlowchartGroups() {
  return (
    <ol className="groups">
      {divisions.map(({ name, open, late }) => (
        <li key={name}>
          <b>{name}</b>{' '}
          <span className={late > 0 && late === mostLate ? 'is-late' : undefined}>
            {fill(figures.open, { open })}
            {late > 0 && `, ${fill(figures.late, { late })}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Hours of an average run, week by week: worked (solid) in all (outline). */
export function EfficiencyBars() {
  return (
    <ol className="efficiency">
      {efficiency.map(({ week, hours, worked }) => (
        <li key={week} style={{ '--hours': hours / mostHours, '--worked': worked / hours }}>
          <span>{fill(figures.week, { week, hours })}</span>
        </li>
      ))}
    </ol>
  );
}

/** At each location shown, the pinned process that is late most often. */
export function FavoriteProcesses() {
  return (
    <ul className="favorites">
      {favorites.pinned.map(({ office, process, late }) => (
        <li key={office}>
          <b>{office}</b> <span>{process}</span>{' '}
          <em className="is-late">{fill(figures.late, { late })}</em>
        </li>
      ))}
    </ul>
  );
}

/** Fastest, median and slowest run of each step against its TAT, on one axis of hours. */
export function TatBenchmarks() {
  return (
    <ul className="benchmarks">
      {benchmarks.map(({ name, fastest, median, slowest: longest, tat }) => (
        <li key={name} className={median > tat ? 'is-over' : undefined}>
          <span>{name}</span>{' '}
          <i
            style={{
              '--from': fastest / slowest,
              '--to': longest / slowest,
              '--median': median / slowest,
              '--tat': tat / slowest,
            }}
          />{' '}
          <span className="visually-hidden">
            {fill(figures.benchmark, { fastest, slowest: longest, tat })}
          </span>{' '}
          <b>{`${median} h`}</b>
        </li>
      ))}
    </ul>
  );
}
