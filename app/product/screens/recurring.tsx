import { weekdays } from '#app/sample-operations/calendar.ts';
import { isToday } from '#app/sample-operations/company.ts';
import { formatClock, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  recurrences,
  type WeekMark,
  type WeekRow,
  weekRows,
  weekTotal,
} from '#app/sample-operations/recurring-tasks.ts';
import { Owner } from '../tag.tsx';
import './recurring.css';

const days = weekdays.slice(0, 5);
const titles = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const;
const states = { done: 'done', now: 'due today', planned: 'planned' } as const;

/** Rows that a phone shows too: a daily, a weekly and a monthly task. */
const onPhones = ['Start line 1', 'Test the fire pump', 'Close the books'];

/** A dot a day, on a grid of five. */
function Marks({ marks }: { marks: readonly WeekMark[] }) {
  return (
    <>
      <svg className="week-marks" width="160" height="22" viewBox="0 0 160 22" aria-hidden="true">
        {marks.map(({ day, state }) => (
          <circle
            key={day}
            className={`week-marks__${state}`}
            cx={16 + 32 * days.indexOf(day)}
            cy="11"
            r={state === 'planned' ? 5.5 : 6}
          />
        ))}
      </svg>
      <span className="visually-hidden">
        {marks.map(({ day, state }) => `${day} ${states[state]}`).join(', ')}
      </span>
    </>
  );
}

function Row({ row: { task, marks, next, weeksAhead } }: { row: WeekRow }) {
  return (
    <tr className={onPhones.includes(task.name) ? undefined : 'window__detail'}>
      <th scope="row">{task.name}</th>
      <td className="window__detail">
        <Owner person={task.owner} />
      </td>
      <td className="week-table__marks">
        {marks.length > 0 ? <Marks marks={marks} /> : `in ${weeksAhead} weeks`}
      </td>
      <td className={isToday(next) ? 'window__detail in-progress' : 'window__detail'}>
        {isToday(next) ? `today ${formatClock(next)}` : formatInstant(next)}
      </td>
    </tr>
  );
}

/** The week's recurring tasks: daily, weekly and monthly, who does them, and what is done. */
export function RecurringScreen() {
  return (
    <>
      <div className="window__head">
        <b className="window__title">This week</b>{' '}
        <span className="window__note">{`${weekTotal.done} of ${weekTotal.due} done`}</span>
      </div>
      <table className="app-table week-table">
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className="window__detail">
              Owner
            </th>
            <th scope="col" className="week-table__marks">
              <span className="week-table__days">
                {days.map((day) => (
                  <span key={day}>{`${day} `}</span>
                ))}
              </span>
            </th>
            <th scope="col" className="window__detail">
              Next
            </th>
          </tr>
        </thead>
        {recurrences.map((recurrence) => (
          <tbody key={recurrence}>
            <tr className="window__detail">
              <th scope="rowgroup" colSpan={4} className="week-table__group">
                {titles[recurrence]}
              </th>
            </tr>
            {weekRows
              .filter(({ task }) => task.recurrence === recurrence)
              .map((row) => (
                <Row key={row.task.name} row={row} />
              ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
