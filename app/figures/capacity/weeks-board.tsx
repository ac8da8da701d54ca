import type { ReactNode } from 'react';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import { fullWeek, leave, move, people, weeks } from '#app/sample-operations/capacity.ts';
import { Gauge } from '../gauge.tsx';
import { BeforeAfter } from './before-after.tsx';
import '#app/kit/app-table.css';
import './weeks-board.css';

const { labels } = copy;

/** As many hours as the width of a bar shows. */
const scale = 60;

/** This week's hours after the suggested move, of the two people whose hours it changes. */
const moved: Readonly<Record<string, number>> = {
  [move.from.name]: move.from.after,
  [move.to.name]: move.to.after,
};

function hoursText(hours: number): string {
  return fill(labels.hours, { hours });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** What a person has in each week. */
function limitsOf(name: string): readonly number[] {
  return weeks.map((week) =>
    name === leave.name && week === leave.week ? fullWeek - leave.hours : fullWeek,
  );
}

type ChangeProps = {
  readonly hours: number;
  readonly after: number;
  readonly draw: (hours: number) => ReactNode;
};

/** A number of hours, drawn twice where the suggested move changes it. */
function Change({ hours, after, draw }: ChangeProps) {
  if (hours === after) return draw(hours);
  return <BeforeAfter before={draw(hours)} after={draw(after)} />;
}

type TotalProps = { readonly hours: number; readonly limit: number };

/** Every total of the board: hours taken, of how many, and what is over or free. */
function Total({ hours, limit }: TotalProps) {
  const rest = `${hoursText(Math.abs(limit - hours))} ${hours > limit ? labels.over : labels.free}`;
  return (
    <>
      <b>{hours}</b> {labels.of} {hoursText(limit)}{' '}
      <span className={hours > limit ? 'is-over is-late' : 'is-over'}>
        {hours === limit ? labels.full : rest}
      </span>
    </>
  );
}

/** One person's week: its hours in words, and as a bar against what the person has. */
function Week({ hours, after, limit }: TotalProps & { readonly after: number }) {
  return (
    <td data-moved={after === hours ? undefined : ''}>
      <Change
        hours={hours}
        after={after}
        draw={(taken) => (
          <>
            <Gauge value={taken / scale} mark={limit / scale} />
            <b>{hoursText(taken)}</b>{' '}
            {taken > limit && <span className="is-late">+{hoursText(taken - limit)}</span>}{' '}
          </>
        )}
      />
      {limit < fullWeek && `${labels.leave} ${hoursText(fullWeek - limit)}`}
    </td>
  );
}

function PersonRow({ person: { name, department, hours } }: { person: (typeof people)[number] }) {
  const limits = limitsOf(name);
  const thisWeek = moved[name] ?? hours[0];
  return (
    <tr>
      <th scope="row">
        <b>{name}</b> {department}
      </th>
      {weeks.map((week, index) => {
        const taken = hours[index] ?? 0;
        const after = index === 0 ? thisWeek : taken;
        return <Week key={week} hours={taken} after={after} limit={limits[index] ?? fullWeek} />;
      })}
      <td>
        <Change
          hours={sum(hours)}
          after={sum(hours) - hours[0] + thisWeek}
          draw={(taken) => <Total hours={taken} limit={sum(limits)} />}
        />
      </td>
    </tr>
  );
}

const team = weeks.map((week, index) => ({
  week,
  hours: sum(people.map(({ hours }) => hours[index] ?? 0)),
  limit: sum(people.map(({ name }) => limitsOf(name)[index] ?? 0)),
}));

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
          {people.map((person) => (
            <PersonRow key={person.name} person={person} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{labels.team}</b> {labels.people}
            </th>
            {team.map(({ week, hours, limit }) => (
              <td key={week}>
                <Total hours={hours} limit={limit} />
              </td>
            ))}
            <td>
              <Total
                hours={sum(team.map(({ hours }) => hours))}
                limit={sum(team.map(({ limit }) => limit))}
              />
            </td>
          </tr>
        </tfoot>
      </table>
    </Window>
  );
}
