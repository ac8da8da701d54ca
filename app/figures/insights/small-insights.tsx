import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { Status } from '#app/kit/app-parts.tsx';
import { Table } from '#app/kit/app-table.tsx';
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
    <Table
      look={['inset', 'headless', 'tight']}
      rows={divisions}
      rowKey={({ name }) => name}
      columns={[
        { name: figures.division, cell: ({ name }) => name },
        {
          name: figures.tasks,
          end: true,
          cell: ({ open, late }) => (
            <Status tone={late > 0 && late === mostLate ? 'late' : undefined}>
              {fill(figures.open, { open })}
              {late > 0 && `, ${fill(figures.late, { late })}`}
            </Status>
          ),
        },
      ]}
    />
  );
}

/** Hours of an average run, week by week: worked (solid) in all (outline). The first and the last week are named. */
export function EfficiencyBars() {
  const words = efficiency.map(({ week, hours }) => fill(figures.week, { week, hours }));
  return (
    <div>
      <ol className="efficiency">
        {efficiency.map(({ week, hours, worked }, index) => (
          <li key={week} style={{ '--hours': hours / mostHours, '--worked': worked / hours }}>
            <span className="visually-hidden">{words[index]}</span>
          </li>
        ))}
      </ol>
      <p className="row row--apart muted" aria-hidden="true">
        <span>{words[0]}</span> <span>{words.at(-1)}</span>
      </p>
    </div>
  );
}

/** At each location shown, the pinned process that is late most often. */
export function FavoriteProcesses() {
  return (
    <Table
      look={['inset', 'headless', 'tight']}
      rows={favorites.pinned}
      rowKey={({ office }) => office}
      columns={[
        { name: figures.location, cell: ({ office }) => office },
        { name: figures.process, cell: ({ process }) => process },
        {
          name: figures.tasks,
          end: true,
          cell: ({ late }) => <Status tone="late">{fill(figures.late, { late })}</Status>,
        },
      ]}
    />
  );
}

/** Fastest, median and slowest run of each step against its TAT, on one axis of hours. */
export function TatBenchmarks() {
  return (
    <div className="benchmarks">
      <Table
        look={['inset', 'headless', 'tight']}
        rows={benchmarks}
        rowKey={({ name }) => name}
        columns={[
          { name: figures.step, cell: ({ name }) => name },
          { name: figures.range, cell: (row) => <Range row={row} /> },
          {
            name: figures.median,
            end: true,
            cell: ({ median, tat }) => (
              <Status tone={median > tat ? 'late' : undefined}>{`${median}\u00a0h`}</Status>
            ),
          },
        ]}
      />
    </div>
  );
}

function Range({ row: { fastest, median, slowest: longest, tat } }: RangeProps) {
  return (
    <>
      <i
        data-over={median > tat || undefined}
        style={{
          '--from': fastest / slowest,
          '--to': longest / slowest,
          '--median': median / slowest,
          '--tat': tat / slowest,
        }}
      />
      <span className="visually-hidden">
        {fill(figures.benchmark, { fastest, slowest: longest, tat })}
      </span>
    </>
  );
}

type RangeProps = { readonly row: (typeof benchmarks)[number] };
