import { fill } from '#request/process/fill.ts';
import { home } from './copy.ts';
import { steps, worst } from './insights-sample.ts';
import './bottleneck-heatmap.css';

const { heatmap } = home.insights;
const weeks = [22, 23];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const days = weeks.flatMap((week) => weekdays.map((name) => ({ key: `${week} ${name}`, name })));

/** Which of the ramp's colors a cell has: 0 for none, 4 for 7 h and more. */
function heat(hours: number): number {
  return [1, 3, 5, 7].filter((bound) => hours >= bound).length;
}

/** A gap before each week but the first. */
function gap(index: number): true | undefined {
  return (index > 0 && index % weekdays.length === 0) || undefined;
}

/** Hours over TAT by step and working day: a table whose cells are warmer the later the step ran. */
export function BottleneckHeatmap() {
  return (
    <table className="heatmap">
      <caption>
        <span className="visually-hidden">{heatmap.caption} </span>
        {`${worst.name}: ${fill(heatmap.finding, worst)}`}
      </caption>
      <thead>
        <tr>
          <td />
          {weeks.map((week) => (
            <th key={week} scope="colgroup" colSpan={weekdays.length}>
              {fill(heatmap.week, { week })}
            </th>
          ))}
          <td className="heatmap__total" />
        </tr>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{heatmap.step}</span>
          </th>
          {days.map(({ key, name }, index) => (
            <th key={key} scope="col" data-gap={gap(index)}>
              {name.charAt(0)}
              <span>{name.slice(1)}</span>
            </th>
          ))}
          <th scope="col" className="heatmap__total">
            {heatmap.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, over: hours }) => (
          <tr key={name} className={name === worst.name ? 'is-worst' : undefined}>
            <th scope="row">{name}</th>
            {days.map(({ key }, index) => {
              const over = hours[index] ?? 0;
              return (
                <td key={key} data-heat={heat(over)} data-gap={gap(index)}>
                  {over > 0 ? over : <span className="visually-hidden">0</span>}
                </td>
              );
            })}
            <td className="heatmap__total">{`${hours.reduce<number>((all, over) => all + over, 0)} h`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
