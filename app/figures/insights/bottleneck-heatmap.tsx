import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { hoursOver } from '#app/sample-operations/performance-insights.ts';
import './bottleneck-heatmap.css';

const { heatmap } = home.insights;
const { weeks, days, steps, bottleneck, total } = hoursOver;
const worst = steps.find(({ name }) => name === bottleneck);
const finding = fill(heatmap.finding, { hours: worst?.total ?? 0, total });

/** Which of the ramp's colors a cell has: 0 for none, 4 for 7 h and more. */
function heat(hours: number): number {
  return [1, 3, 5, 7].filter((bound) => hours >= bound).length;
}

/** A gap before each week but the first. */
function gap(day: string): true | undefined {
  return (day.endsWith('Mon') && day !== days[0]) || undefined;
}

/** Hours over TAT by step and working day: a table whose cells are warmer the later the step ran. */
export function BottleneckHeatmap() {
  return (
    <table className="heatmap">
      <caption>
        <span className="visually-hidden">{heatmap.caption} </span>
        {`${bottleneck}: ${finding}`}
      </caption>
      <thead>
        <tr>
          <td />
          {weeks.map((week) => (
            <th key={week} scope="colgroup" colSpan={days.length / weeks.length}>
              {fill(heatmap.week, { week })}
            </th>
          ))}
          <td className="heatmap__total" />
        </tr>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{heatmap.step}</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col" data-gap={gap(day)}>
              {day.charAt(3)}
              <span>{day.slice(4)}</span>
            </th>
          ))}
          <th scope="col" className="heatmap__total">
            {heatmap.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, hours, total: sum }) => (
          <tr key={name} className={name === bottleneck ? 'is-worst' : undefined}>
            <th scope="row">{name}</th>
            {days.map((day, index) => (
              <Cell key={day} hours={hours[index] ?? 0} gap={gap(day)} />
            ))}
            <td className="heatmap__total">{`${sum} h`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ hours, gap: hasGap }: { hours: number; gap: true | undefined }) {
  return (
    <td data-heat={heat(hours)} data-gap={hasGap}>
      {hours > 0 ? hours : <span className="visually-hidden">0</span>}
    </td>
  );
}
