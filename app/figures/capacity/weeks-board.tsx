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
import { BeforeAfter } from './before-after.tsx';
import './weeks-board.css';
import './week-bars.css';
import './weeks-board-phone.css';

const { labels } = copy;
const moved = afterMove(capacity);

/** Where there is no room for the unit, the head of the table has it. */
function Hours({ hours, sign = '' }: { hours: number; sign?: string }) {
  return (
    <>
      {sign}
      {hours}
      <span className="weeks__unit">{'\u00a0h'}</span>
    </>
  );
}

/** Every total of the board: hours taken, of how many, and what is over or free. */
function Total({ hours, limit }: { hours: number; limit: number }) {
  return (
    <>
      <b>{hours}</b>{' '}
      <span>
        {labels.of} <Hours hours={limit} />
      </span>{' '}
      <span className={hours > limit ? 'is-late' : undefined}>
        {hours === limit ? (
          labels.full
        ) : (
          <>
            <Hours hours={Math.abs(limit - hours)} /> {hours > limit ? labels.over : labels.free}
          </>
        )}
      </span>
    </>
  );
}

type WeekProps = { hours: number; after: number; leave: number };

/** One person's week: a bar that stands under the line of a full week, its hours in words. */
function Week({ hours, after, leave }: WeekProps) {
  const limit = fullWeek - leave;
  const words = (taken: number) => (
    <>
      <b>
        <Hours hours={taken} />
      </b>{' '}
      {taken > limit && (
        <span className="is-late">
          <Hours hours={taken - limit} sign="+" />
        </span>
      )}
    </>
  );
  return (
    <td
      className="capacity-hours"
      data-moved={after === hours ? undefined : ''}
      style={{ '--hours': hours, '--moved': after, '--limit': limit }}
    >
      {leave > 0 && <i className="weeks__leave" />}
      <i />
      <p>
        {after === hours ? (
          words(hours)
        ) : (
          <BeforeAfter before={words(hours)} after={words(after)} />
        )}{' '}
        {leave > 0 && (
          <small>
            {labels.leaveKey} <Hours hours={leave} />
          </small>
        )}
      </p>
    </td>
  );
}

function PersonRow({ person, after }: { person: PersonWeeks; after: PersonWeeks }) {
  const { name, department, hours, leave = [] } = person;
  const limit = fullWeek * hours.length - sum(leave);
  const [before, then] = [sum(hours), sum(after.hours)];
  return (
    <tr data-limit={fill(labels.hours, { hours: fullWeek })}>
      <th scope="row">
        <b>{name}</b> {department}{' '}
        <span className="weeks__limit" aria-hidden="true">
          {fill(labels.hours, { hours: fullWeek })}
        </span>
      </th>
      {capacityWeeks.map((week, index) => (
        <Week
          key={week}
          hours={hours[index] ?? 0}
          after={after.hours[index] ?? 0}
          leave={leave[index] ?? 0}
        />
      ))}
      <td className="weeks__total">
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
      <Toolbar
        title={labels.capacity}
        filter={{ text: labels.weeks }}
        end={
          <span className="weeks-key">
            {[labels.within, labels.overKey, labels.leaveKey].map((name) => (
              <span key={name}>{name} </span>
            ))}
          </span>
        }
      />
      <table className="weeks">
        <thead>
          <tr>
            <th scope="col">{labels.week}</th>
            {capacityWeeks.map((week, index) => (
              <th key={week} scope="col">
                <b>
                  <span>{labels.week} </span>
                  {week}
                </b>{' '}
                <span>{index === 0 ? labels.thisWeek : labels.planned}</span>
              </th>
            ))}
            <th scope="col" className="weeks__total">
              <b>{labels.sixWeeks}</b> <span>{labels.taken}</span>
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
              <b>{labels.team}</b> <span>{labels.people}</span>
            </th>
            {team.map(({ week, hours, limit }) => (
              <td key={week} className="weeks__team">
                <Total hours={hours} limit={limit} />
              </td>
            ))}
            <td className="weeks__total">
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
