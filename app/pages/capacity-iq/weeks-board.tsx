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
const { from, to, hours: moved } = suggestedMove;

/** As many hours as the width of a bar shows. */
const scale = 60;

/** What the suggested move adds to somebody's first week. */
const changes: Readonly<Record<string, number>> = { [from.name]: -moved, [to.name]: moved };

/** `size`: how many people it adds up. */
type Row = {
  readonly name: string;
  readonly department: string;
  readonly hours: readonly number[];
  readonly size: number;
};

const team: Row = {
  name: labels.team,
  department: labels.people,
  hours: weeks.map((_, week) => sum(people.map(({ hours }) => hours[week] ?? 0))),
  size: people.length,
};

/** Hours of leave in a week. */
function awayIn(week: number, { name, size }: Row): number {
  return week === leave.week && (name === leave.name || size > 1) ? leave.hours : 0;
}

/** Draws the hours as planned and, where the suggested move changes them, after it. */
function withMove(change = 0, hours: number, draw: (hours: number) => ReactNode): ReactNode {
  return change ? <BeforeAfter before={draw(hours)} after={draw(hours + change)} /> : draw(hours);
}

/** Every total of the board: hours taken, of how many, and what is over or free. */
function total(hours: number, limit: number) {
  return (
    <>
      <b>{hours}</b> {labels.of} {fill(labels.hours, { hours: limit })}{' '}
      <Margin hours={hours} limit={limit} />
    </>
  );
}

/** One person's week: its hours in words, and as a bar against what the person has. */
function personWeek(hours: number, limit: number) {
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
          rows={[...people.map((person) => ({ ...person, size: 1 })), team]}
          columns={[
            {
              name: labels.person,
              cell: ({ name, department }) => (
                <>
                  <b>{name}</b> {department}
                </>
              ),
            },
            ...weeks.map((week, index) => ({
              name: fill(index === 0 ? labels.thisWeek : labels.week, { week }),
              cell: (row: Row) => {
                const away = awayIn(week, row);
                const limit = row.size * fullWeek - away;
                const hours = row.hours[index] ?? 0;
                if (row.size > 1) return total(hours, limit);
                const change = index === 0 ? changes[row.name] : 0;
                return (
                  <>
                    {withMove(change, hours, (taken) => personWeek(taken, limit))}
                    {away > 0 && fill(labels.leave, { hours: away })}
                  </>
                );
              },
            })),
            {
              name: labels.sixWeeks,
              cell: (row) => {
                const limit = sum(weeks.map((week) => row.size * fullWeek - awayIn(week, row)));
                return withMove(changes[row.name], sum(row.hours), (taken) => total(taken, limit));
              },
            },
          ]}
        />
      </div>
    </AppWindow>
  );
}
