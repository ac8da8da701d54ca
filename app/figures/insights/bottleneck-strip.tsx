import { weekdayOf, weekOf } from '#app/sample-operations/calendar.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  bottleneck,
  bottleneckRows,
  gridDays,
  heatBounds,
  heatLevel,
} from '#app/sample-operations/insights.ts';
import './keys.css';
import './bottleneck-strip.css';

const firstWeek = gridDays[0] === undefined ? 0 : weekOf(gridDays[0]);
/** Index of the first day of the second week: the strip leaves a gap before it. */
const secondWeek = gridDays.findIndex((day) => weekOf(day) > firstWeek);

/** `1 to 2`, as the colours are keyed: from one bound to just under the next. */
function boundText(bound: number, next: number | undefined): string {
  if (next === undefined) return `${bound} and over`;
  return bound === next - 1 ? `${bound} h` : `${bound} to ${next - 1}`;
}

/** Hours over TAT by step and working day: a table whose cells are warmer the later the step ran. */
export function BottleneckStrip() {
  return (
    <>
      <table className="strip">
        <caption className="visually-hidden">
          Hours over turnaround time, by step and working day of weeks {firstWeek} and{' '}
          {firstWeek + 1}. {bottleneck.step.name} holds {formatDuration(bottleneck.over)} of{' '}
          {formatDuration(bottleneck.overInAll)}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Hours over TAT</th>
            {gridDays.map((day, index) => (
              <th key={day} scope="col" className={index === secondWeek ? 'next-week' : undefined}>
                {weekdayOf(day).slice(0, 1)}
                <span>{weekdayOf(day).slice(1)}</span>
              </th>
            ))}
            <th scope="col">{`${gridDays.length} days`}</th>
          </tr>
        </thead>
        <tbody>
          {bottleneckRows.map(({ step, overByDay, over }) => (
            <tr key={step.id} className={step === bottleneck.step ? 'worst' : undefined}>
              <th scope="row">
                <strong>{step.name}</strong>
                {` ${step.desk}`}
              </th>
              {overByDay.map((minutes, index) => (
                <td key={gridDays[index]} className={cellClass(minutes, index)}>
                  {minutes / 60}
                </td>
              ))}
              <td>
                {formatDuration(over)}
                {step === bottleneck.step && (
                  <span className="strip__bracket">
                    {`waiting on: ${step.desk}. ${over / 60} of ${formatDuration(bottleneck.overInAll)} over TAT, ${bottleneck.percent} %`}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="strip-key" aria-hidden="true">
        {heatBounds.map((bound, level) => (
          <span key={bound} className={`heat heat-${level}`}>
            {boundText(bound, heatBounds[level + 1])}
          </span>
        ))}
      </p>
    </>
  );
}

function cellClass(minutes: number, index: number): string | undefined {
  const level = heatLevel(minutes);
  const classes = [level > 0 ? `h${level}` : '', index === secondWeek ? 'next-week' : ''];
  return classes.filter(Boolean).join(' ') || undefined;
}
