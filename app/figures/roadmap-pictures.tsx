import { scaleLinear } from 'd3-scale';
import { conversations } from '#app/sample-operations/assistant.ts';
import { favoriteOffices } from '#app/sample-operations/branches.ts';
import { capacity, fullWeek } from '#app/sample-operations/capacity.ts';
import { example, keyResults, objective } from '#app/sample-operations/okr.ts';
import '#app/styles/figures.css';
import './roadmap-pictures.css';

/** The four small pictures under the roadmap's line: 240 units wide, drawn to be shown at that size or a little more. */
const width = 240;

const conversation = conversations.find(({ id }) => id === 'ran-over-most') ?? conversations[0];
const [exchange] = conversation.exchanges;

/** A question, its answer, and how many rows the answer was read from. */
export function AssistantPicture() {
  return (
    <div className="exchange">
      <p>{exchange.question}</p>
      <p>
        <b>{exchange.answer[0]?.[0]}</b> {exchange.answer[1]?.[0]}{' '}
        <span>{`${conversation.table.rows.length} records`}</span>
      </p>
    </div>
  );
}

/** Head office and two branches on one line, and their total. */
export function BranchesPicture() {
  const open = favoriteOffices.reduce((all, each) => all + each.open, 0);
  const late = favoriteOffices.reduce((all, each) => all + each.late, 0);
  const spoken = favoriteOffices.map((each) => `${each.name} ${each.open} open`).join(', ');
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} 168`}
      role="img"
      aria-label={`${spoken}; in total: ${open} open, ${late} over TAT`}
    >
      <path className="trunk" d="M10 22V150M10 78h44M10 130h44" />
      {favoriteOffices.map((each, index) => {
        const [x, y] = index === 0 ? [10, 22] : [54, 26 + index * 52];
        return (
          <g key={each.id}>
            <circle className="stop-done" cx={x} cy={y} r={index === 0 ? 10 : 8} />
            <text className="name" x={x + 20} y={y - 3}>
              {each.name}{' '}
            </text>
            <text className="muted" x={x + 20} y={y + 16}>
              {`${each.open} open, ${each.late} over`}{' '}
            </text>
          </g>
        );
      })}
      <path className="connector" d="M178 16h6v134h-6" />
      <text className="end total" x={width} y="86">
        {open}{' '}
      </text>
      <text className="end late" x={width} y="106">
        {`${late} over`}{' '}
      </text>
    </svg>
  );
}

/** The objective as a filled rule, and its key results under it. */
export function GoalsPicture() {
  const rows = keyResults.map(({ name, onTime, closed }) => ({
    name,
    percent: Math.round((100 * onTime) / closed),
  }));
  const lowest = Math.min(...rows.map((each) => each.percent));
  const all = { name: objective.name, percent: example.objective.before };
  const indent = 22;
  const fill = scaleLinear().domain([0, 100]);
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} 168`}
      role="img"
      aria-label={[all, ...rows].map((each) => `${each.name}: ${each.percent}%`).join('; ')}
    >
      <text className="name" y="14">
        {all.name}{' '}
      </text>
      <text className="end" x={width} y="14">
        {`${all.percent}%`}{' '}
      </text>
      <rect className="rest" y="22" width={width} height="8" />
      <rect y="22" width={fill.rangeRound([0, width])(all.percent)} height="8" />
      <path
        className="connector"
        d={`M7 32V154${rows.map((_, index) => `M7 ${70 + index * 42}h${indent - 9}`).join('')}`}
      />
      {rows.map((each, index) => {
        const y = 66 + index * 42;
        const behind = each.percent === lowest;
        const bar = fill.rangeRound([0, width - indent])(each.percent);
        return (
          <g key={each.name}>
            <text className="muted" x={indent} y={y - 8}>
              {each.name}{' '}
            </text>
            <text className={behind ? 'end late' : 'end'} x={width} y={y - 8}>
              {`${each.percent}%`}{' '}
            </text>
            <rect className="rest" x={indent} y={y} width={width - indent} height="8" />
            <rect
              className={behind ? 'behind' : undefined}
              x={indent}
              y={y}
              width={bar}
              height="8"
            />
          </g>
        );
      })}
    </svg>
  );
}

const peopleShown = 4;
const barsFrom = 54;
const hoursToWidth = scaleLinear().domain([0, fullWeek]).rangeRound([0, 134]);

/** This week's hours of four people against a full week; hours over it are hatched. */
export function CapacityPicture() {
  const people = capacity
    .slice(0, peopleShown)
    .map(({ name, hours }) => ({ name, hours: hours[0] ?? 0 }));
  const full = barsFrom + hoursToWidth(fullWeek);
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} 168`}
      role="img"
      aria-label={`Against a week of ${fullWeek} h: ${people
        .map(({ name, hours }) => `${name} ${hours} h`)
        .join(', ')}`}
    >
      <text className="mid muted" x={full} y="12">
        {`${fullWeek} h week`}{' '}
      </text>
      {people.map(({ name, hours }, index) => {
        const y = 30 + index * 35;
        const over = Math.max(0, hours - fullWeek);
        return (
          <g key={name}>
            <text y={y + 15}>{name} </text>
            <rect x={barsFrom} y={y} width={hoursToWidth(hours - over)} height="20" />
            {over > 0 && (
              <rect className="behind" x={full} y={y} width={hoursToWidth(over)} height="20" />
            )}
            <text className={over > 0 ? 'end late' : 'end muted'} x={width} y={y + 15}>
              {over > 0 ? `+${over} h` : `${hours} h`}{' '}
            </text>
          </g>
        );
      })}
      <path className="full-week" d={`M${full} 20V164`} />
    </svg>
  );
}
