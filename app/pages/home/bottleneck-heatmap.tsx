import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { heatSteps, heatWeeks, hoursOver, processChange, worstStep } from './insights-sample.ts';
import './bottleneck-heatmap.css';

const { heatmap } = home.insights;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weekName = (week: number) => fill(heatmap.week, { week });

/** `week`: its name, on its first day. */
const days = heatWeeks.flatMap((number) =>
  weekdays.map((name, index) => ({
    key: `${number} ${name}`,
    name,
    week: index === 0 ? weekName(number) : undefined,
  })),
);
const changed = days.findIndex(({ key }) => key === `${processChange.week} ${processChange.day}`);

/** From so many hours a cell is bright enough for dark text. */
const bright = 5;

/**
 * Hours over TAT by step and working day: a table whose cells are brighter the later the step ran, and the change that
 * relieved it. On phones the worst step stands week by week, and a press shows the others.
 */
export function BottleneckHeatmap() {
  return (
    <div className="heatmap">
      <details>
        <summary className="target unfolds">{heatmap.others}</summary>
      </details>
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
                {weekName(week)}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            <th scope="col">{heatmap.total}</th>
            {days.map(({ key, name, week }) => (
              <th key={key} scope="col" data-week={week}>
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
              {days.map(({ key, week }, index) => {
                const over = step.over[index] ?? 0;
                const since = step.name === worstStep.name ? index - changed : -1;
                return (
                  <td
                    key={key}
                    data-heat={over >= bright ? 'high' : over > 0 ? 'low' : undefined}
                    data-week={week}
                    className={since === 0 ? 'is-changed' : undefined}
                    style={over > 0 ? { '--over': over } : undefined}
                  >
                    {over || (since > 0 && <span className="is-in-time">{over}</span>)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2 + changed} style={{ '--end': 3 + changed }}>
              {heatmap.change}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
