import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import {
  afterMove,
  capacity,
  capacityWeeks,
  fullWeek,
  type PersonWeeks,
  sum,
} from '#app/sample-operations/capacity.ts';
import { Gauge } from '../gauge.tsx';
import { BeforeAfter } from './before-after.tsx';
import '#app/kit/app-table.css';
import './weeks-board.css';

const { labels } = copy;
const moved = afterMove(capacity);

/** As many hours as the width of a bar shows. */
const scale = 60;

function hoursText(hours: number): string {
  return fill(labels.hours, { hours });
}

/** Every total of the board: hours taken, of how many, and what is over or free. */
function Total({ hours, limit }: { hours: number; limit: number }) {
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

type WeekProps = { hours: number; after: number; leave: number };

/** One person's week: its hours in words, and as a bar against what the person has. */
function Week({ hours, after, leave }: WeekProps) {
  const limit = fullWeek - leave;
  const drawn = (taken: number) => (
    <>
      <Gauge value={taken / scale} mark={limit / scale} />
      <b>{hoursText(taken)}</b>{' '}
      {taken > limit && <span className="is-late">+{hoursText(taken - limit)}</span>}{' '}
    </>
  );
  return (
    <td data-moved={after === hours ? undefined : ''}>
      {after === hours ? drawn(hours) : <BeforeAfter before={drawn(hours)} after={drawn(after)} />}
      {leave > 0 && (
        <>
          {labels.leave} {hoursText(leave)}
        </>
      )}
    </td>
  );
}

function PersonRow({ person, after }: { person: PersonWeeks; after: PersonWeeks }) {
  const { name, department, hours, leave = [] } = person;
  const limit = fullWeek * hours.length - sum(leave);
  const [before, then] = [sum(hours), sum(after.hours)];
  return (
    <tr>
      <th scope="row">
        <b>{name}</b> {department}
      </th>
      {capacityWeeks.map((week, index) => (
        <Week
          key={week}
          hours={hours[index] ?? 0}
          after={after.hours[index] ?? 0}
          leave={leave[index] ?? 0}
        />
      ))}
      <td>
        {before === then ? (
          <Total hours={before} limit={limit} />
        ) : (
          <BeforeAfter
            before={<Total hours={before} limit={limit} />}
            after={<Total hours={then} limit={limit} />}
          />
        )}
      </td>
    </tr>
  );
}

const team = capacityWeeks.map((week, index) => ({
  week,
  hours: sum(capacity.map((person) => person.hours[index] ?? 0)),
  limit: sum(capacity.map(({ leave = [] }) => fullWeek - (leave[index] ?? 0))),
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
            {capacityWeeks.map((week, index) => (
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
          {capacity.map((person, index) => (
            <PersonRow key={person.name} person={person} after={moved[index] ?? person} />
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
