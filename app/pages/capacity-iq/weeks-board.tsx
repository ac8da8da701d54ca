import type { ReactNode } from 'react';
import { Table } from '#app/product/app-table.tsx';
import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { Gauge } from '#app/product/gauge.tsx';
import { fill } from '#request/fill.ts';
import { BeforeAfter, Margin } from './before-after.tsx';
import { capacityIq as copy } from './copy.ts';
import { fullWeek, leave, people, suggestedMove, sum, weeks } from './sample.ts';
import './weeks-board.css';

const { labels } = copy;

/** As many hours as the width of a bar shows. */
const scale = 60;

type Row = {
  readonly name: string;
  readonly department: string;
  readonly hours: readonly number[];
  /** How many people it adds up. */
  readonly size: number;
};

const team: Row = {
  name: labels.team,
  department: labels.people,
  hours: weeks.map((_, week) => sum(people.map(({ hours }) => hours[week] ?? 0))),
  size: people.length,
};
const rows: readonly Row[] = [...people.map((person) => ({ ...person, size: 1 })), team];

/** Hours of leave in a week. */
function awayIn(week: number, { name, size }: Row): number {
  return week === leave.week && (name === leave.name || size > 1) ? leave.hours : 0;
}

/** Draws the hours as planned and, where the suggested move changes them, after it. */
function withMove(name: string, hours: number, draw: (hours: number) => ReactNode): ReactNode {
  const moved = {
    [suggestedMove.from.name]: -suggestedMove.hours,
    [suggestedMove.to.name]: suggestedMove.hours,
  }[name];
  return moved ? <BeforeAfter before={draw(hours)} after={draw(hours + moved)} /> : draw(hours);
}

type HoursProps = { readonly hours: number; readonly limit: number };

/** Every total of the board: hours taken, of how many, and what is over or free. */
function Total({ hours, limit }: HoursProps) {
  return (
    <>
      <b>{hours}</b> {labels.of} {fill(labels.hours, { hours: limit })}{' '}
      <Margin hours={hours} limit={limit} />
    </>
  );
}

/** One person's week: its hours in words, and as a bar against what the person has. */
function Week({ hours, limit }: HoursProps) {
  return (
    <>
      <Gauge value={hours / scale} limit={limit / scale} />
      <b>{fill(labels.hours, { hours })}</b>{' '}
      {hours > limit && (
        <span className="is-late">{fill(labels.past, { hours: hours - limit })}</span>
      )}{' '}
    </>
  );
}

/** People by weeks, as planned and, once the suggested move is shown, after it. */
export function WeeksBoard() {
  return (
    <AppWindow>
      <Toolbar title={labels.capacity} filter={labels.weeks} />
      <div className="weeks">
        <Table
          rows={rows}
          columns={[
            {
              name: labels.week,
              cell: ({ name, department }) => (
                <>
                  <b>{name}</b> {department}
                </>
              ),
            },
            ...weeks.map((week, index) => ({
              name: String(week),
              head: (
                <>
                  <b>{`${labels.week} ${week}`}</b>{' '}
                  <small>{index === 0 ? labels.thisWeek : labels.planned}</small>
                </>
              ),
              cell: (row: Row) => {
                const away = awayIn(week, row);
                const hours = row.hours[index] ?? 0;
                const limit = row.size * fullWeek - away;
                if (row.size > 1) return <Total hours={hours} limit={limit} />;
                const draw = (taken: number) => <Week hours={taken} limit={limit} />;
                return (
                  <>
                    {index === 0 ? withMove(row.name, hours, draw) : draw(hours)}
                    {away > 0 && fill(labels.leave, { hours: away })}
                  </>
                );
              },
            })),
            {
              name: labels.sixWeeks,
              head: (
                <>
                  <b>{labels.sixWeeks}</b> {labels.taken}
                </>
              ),
              cell: (row) => {
                const limit = sum(weeks.map((week) => row.size * fullWeek - awayIn(week, row)));
                return withMove(row.name, sum(row.hours), (hours) => (
                  <Total hours={hours} limit={limit} />
                ));
              },
            },
          ]}
        />
      </div>
    </AppWindow>
  );
}
