import type { ReactNode } from 'react';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { Status } from '#app/kit/app-parts.tsx';
import { Table } from '#app/kit/app-table.tsx';
import {
  divisions,
  efficiency,
  favorites,
  onTime,
  steps,
} from '#app/sample-operations/performance-insights.ts';
import { Dial } from '../dial.tsx';
import './small-insights.css';

const { figures } = home.insights;
const look = ['inset', 'headless', 'tight'] as const;
const axis = Math.max(...steps.map(({ slowest }) => slowest));
const weeks = Object.entries(efficiency.hours).map(([week, hours]) => ({
  hours,
  text: fill(figures.week, { week, hours }),
}));
const maxHours = Math.max(...Object.values(efficiency.hours));
const maxLate = Math.max(...divisions.map(({ late }) => late));

type Id = (typeof home.insights.entries)[number]['id'];

/** Beside the heatmap: the same runs, seen from five sides. */
export const smallInsights: Readonly<Record<Id, ReactNode>> = {
  // The share of steps closed on time.
  speedometer: (
    <p className="speedometer">
      <Dial percent={onTime.percent} target={onTime.target} />
      <b>{`${onTime.percent}%`}</b>
    </p>
  ),
  // The process grouped by division, with its open and late tasks.
  flowchart: (
    <Table
      look={look}
      rows={divisions}
      columns={[
        { name: figures.division, cell: ({ name }) => name },
        {
          name: figures.tasks,
          end: true,
          cell: ({ open, late }) => (
            <Status late={late === maxLate}>
              {fill(figures.open, { open })}
              {late > 0 && `, ${fill(figures.late, { late })}`}
            </Status>
          ),
        },
      ]}
    />
  ),
  // Hours of an average run, week by week: worked (solid) in all (outline). The first and the last week are named.
  efficiency: (
    <div>
      <ol className="efficiency">
        {weeks.map(({ text, hours }) => (
          <li
            key={text}
            style={{ '--hours': hours / maxHours, '--worked': efficiency.worked / hours }}
          >
            <span className="visually-hidden">{text}</span>
          </li>
        ))}
      </ol>
      <p className="row row--apart muted" aria-hidden="true">
        <span>{weeks[0]?.text}</span> <span>{weeks.at(-1)?.text}</span>
      </p>
    </div>
  ),
  // At each location shown, the pinned process that is late most often.
  favorites: (
    <Table
      look={look}
      rows={favorites}
      columns={[
        { name: figures.location, cell: ({ name }) => name },
        { name: figures.process, cell: ({ process }) => process },
        {
          name: figures.tasks,
          end: true,
          cell: ({ late }) => <Status late>{fill(figures.late, { late })}</Status>,
        },
      ]}
    />
  ),
  // Fastest, median and slowest run of each step against its TAT, on one axis of hours.
  benchmarks: (
    <div className="benchmarks">
      <Table
        look={look}
        rows={steps}
        columns={[
          { name: figures.step, cell: ({ name }) => name },
          {
            name: figures.range,
            cell: ({ fastest, median, slowest, tat }) => (
              <>
                <i
                  data-over={median > tat || undefined}
                  style={{
                    '--from': fastest / axis,
                    '--to': slowest / axis,
                    '--median': median / axis,
                    '--tat': tat / axis,
                  }}
                />
                <span className="visually-hidden">
                  {fill(figures.benchmark, { fastest, slowest, tat })}
                </span>
              </>
            ),
          },
          {
            name: figures.median,
            end: true,
            cell: ({ median, tat }) => <Status late={median > tat}>{`${median}\u00a0h`}</Status>,
          },
        ]}
      />
    </div>
  ),
};
