import type { ReactNode } from 'react';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import { fullWeek, leave, move, people, team, weeks } from '#app/sample-operations/capacity.ts';
import { Gauge } from '../gauge.tsx';
import { BeforeAfter } from './before-after.tsx';
import '#app/kit/app-table.css';
import './weeks-board.css';

const { labels } = copy;

/** As many hours as the width of a bar shows. */
const scale = 60;

const allWeeks = fullWeek * weeks.length;

/** How many hours the suggested move adds to a person's week. */
function movedTo(name: string): number {
  if (name === move.from.name) return -move.hours;
  return name === move.to.name ? move.hours : 0;
}

function hoursText(hours: number): string {
  return fill(labels.hours, { hours });
}

type HoursProps = {
  readonly hours: number;
  readonly limit: number;
  /** Hours that the suggested move adds. */
  readonly moved?: number;
};

/** Every total of the board: hours taken, of how many, and what is over or free. */
function Total({ hours, limit, moved = 0 }: HoursProps) {
  const draw = (taken: number): ReactNode => (
    <>
      <b>{taken}</b> {labels.of} {hoursText(limit)}{' '}
      <span className={taken > limit ? 'is-over is-late' : 'is-over'}>
        {taken > limit && `${hoursText(taken - limit)} ${labels.over}`}
        {taken < limit && `${hoursText(limit - taken)} ${labels.free}`}
        {taken === limit && labels.full}
      </span>
    </>
  );
  return (
    <td>
      {moved ? <BeforeAfter before={draw(hours)} after={draw(hours + moved)} /> : draw(hours)}
    </td>
  );
}

/** One person's week: its hours in words, and as a bar against what the person has. */
function Week({ hours, limit, moved = 0 }: HoursProps) {
  const draw = (taken: number): ReactNode => (
    <>
      <Gauge value={taken / scale} mark={limit / scale} />
      <b>{hoursText(taken)}</b>{' '}
      {taken > limit && <span className="is-late">+{hoursText(taken - limit)}</span>}{' '}
    </>
  );
  return (
    <td data-moved={moved ? '' : undefined}>
      {moved ? <BeforeAfter before={draw(hours)} after={draw(hours + moved)} /> : draw(hours)}
      {limit < fullWeek && `${labels.leave} ${hoursText(fullWeek - limit)}`}
    </td>
  );
}

/** People by weeks, as planned and, once the suggested move is shown, after it. */
export function WeeksBoard() {
  return (
    <Window>
      <Toolbar title={labels.capacity} filter={{ text: labels.weeks }} />
      <table className="tbl weeks">
        <thead>
          <tr>
            <th scope="col">{labels.week}</th>
            {weeks.map((week, index) => (
              <th key={week} scope="col">
                <b>{`${labels.week} ${week}`}</b>{' '}
                <small>{index === 0 ? labels.thisWeek : labels.planned}</small>
              </th>
            ))}
            <th scope="col">
              <b>{labels.sixWeeks}</b> {labels.taken}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, department, hours, total }) => (
            <tr key={name}>
              <th scope="row">
                <b>{name}</b> {department}
              </th>
              {weeks.map((week, index) => {
                const away = name === leave.name && week === leave.week ? leave.hours : 0;
                return (
                  <Week
                    key={week}
                    hours={hours[index] ?? 0}
                    limit={fullWeek - away}
                    moved={index === 0 ? movedTo(name) : 0}
                  />
                );
              })}
              <Total
                hours={total}
                limit={name === leave.name ? allWeeks - leave.hours : allWeeks}
                moved={movedTo(name)}
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{labels.team}</b> {labels.people}
            </th>
            {weeks.map((week, index) => (
              <Total
                key={week}
                hours={team.hours[index] ?? 0}
                limit={people.length * fullWeek - (week === leave.week ? leave.hours : 0)}
              />
            ))}
            <Total hours={team.total} limit={people.length * allWeeks - leave.hours} />
          </tr>
        </tfoot>
      </table>
    </Window>
  );
}
