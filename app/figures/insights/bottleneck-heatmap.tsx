import { type Instant, weekdayOf, weekOf } from '#app/sample-operations/calendar.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  bottleneck,
  bottleneckRows,
  gridDays,
  heatLevel,
} from '#app/sample-operations/insights.ts';
import './bottleneck-heatmap.css';

const weeks = [...new Set(gridDays.map(weekOf))];

function startsWeek(day: Instant, index: number): boolean {
  return index > 0 && weekOf(day) !== weekOf(gridDays[index - 1] ?? day);
}

/** Hours over TAT by step and working day: a table whose cells are warmer the later the step ran. */
export function BottleneckHeatmap() {
  return (
    <table className="heatmap">
      <caption className="visually-hidden">
        Hours over turnaround time, by step and working day. An empty cell means none.
      </caption>
      <thead>
        <tr className="heatmap__weeks">
          <td />
          {weeks.map((week) => (
            <th
              key={week}
              scope="colgroup"
              colSpan={gridDays.filter((day) => weekOf(day) === week).length}
            >
              {`Week ${week}`}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
        <tr className="heatmap__days">
          <th scope="col">
            <span className="visually-hidden">Step</span>
          </th>
          {gridDays.map((day, index) => (
            <th key={day} scope="col" className={startsWeek(day, index) ? 'next-week' : undefined}>
              <span>{weekdayOf(day)}</span>
            </th>
          ))}
          <th scope="col">
            <span>Total</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bottleneckRows.map(({ step, overByDay, over }) => (
          <tr key={step.id} className={step === bottleneck.step ? 'worst' : undefined}>
            <th scope="row">{step.name}</th>
            {gridDays.map((day, index) => (
              <Cell key={day} minutes={overByDay[index] ?? 0} startsWeek={startsWeek(day, index)} />
            ))}
            <td>{formatDuration(over)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ minutes, startsWeek }: { minutes: number; startsWeek: boolean }) {
  const level = heatLevel(minutes);
  const classes = [level > 0 && `h${level}`, startsWeek && 'next-week'].filter(Boolean);
  return <td className={classes.join(' ') || undefined}>{minutes > 0 ? minutes / 60 : null}</td>;
}
