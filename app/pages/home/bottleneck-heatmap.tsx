import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { heatSteps, heatWeeks, hoursOver, processChange, worstStep } from './insights-sample.ts';
import './bottleneck-heatmap.css';

const { heatmap } = home.insights;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const days = heatWeeks.flatMap((week) => weekdays.map((name) => ({ week, name })));
const changed = days.findIndex(
  ({ week, name }) => week === processChange.week && name === processChange.day,
);

/** From so many hours a cell is bright enough for dark text. */
const bright = 5;

/** A week's name on its first day, else nothing. */
function weekAt(index: number): string | undefined {
  const week = heatWeeks[index / weekdays.length];
  return week && fill(heatmap.week, { week });
}

/**
 * Hours over TAT by step and working day: a table whose cells are brighter the later the step ran, and the change that
 * relieved it. On phones the worst step stands week by week, and a press shows the others.
 */
export function BottleneckHeatmap() {
  return (
    <div className="heatmap">
      <table>
        <caption>
          <span className="visually-hidden">{heatmap.caption} </span>
          <b className="is-late">{fill(heatmap.finding, worstStep)}</b>{' '}
          <b className="is-in-time">{fill(heatmap.after, processChange)}</b>
        </caption>
        <thead>
          <tr>
            <td />
            <td />
            {heatWeeks.map((week) => (
              <th key={week} scope="colgroup" colSpan={weekdays.length}>
                {fill(heatmap.week, { week })}
              </th>
            ))}
          </tr>
          <tr className="heatmap__days">
            <td />
            <th scope="col">{heatmap.total}</th>
            {days.map(({ week, name }, index) => (
              <th key={`${week} ${name}`} scope="col" data-week={weekAt(index)}>
                {name.charAt(0)}
                <span>{name.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heatSteps.map((step) => (
            <tr key={step.name} className={step.name === worstStep.name ? 'is-worst' : undefined}>
              <th scope="row">{step.name}</th>
              <td>{fill(heatmap.hours, { hours: hoursOver(step) })}</td>
              {days.map(({ week, name }, index) => {
                const over = step.over[index] ?? 0;
                const shown = over > 0 || (index > changed && step.name === worstStep.name);
                return (
                  <td
                    key={`${week} ${name}`}
                    data-heat={over >= bright ? 'high' : over > 0 ? 'low' : undefined}
                    data-week={weekAt(index)}
                    style={over > 0 ? { '--over': over } : undefined}
                  >
                    {shown && (over || <span className="is-in-time">{over}</span>)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="heatmap__change">
            <td colSpan={2 + changed}>{heatmap.change}</td>
          </tr>
        </tfoot>
      </table>
      <details>
        <summary className="target unfolds">{heatmap.others}</summary>
      </details>
    </div>
  );
}
