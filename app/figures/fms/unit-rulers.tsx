import { fmsDetails } from '#app/content/fms-details.ts';
import { clockOf, hours, minutesPerHour, officeHours } from '#app/sample-operations/calendar.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatHour } from '#app/sample-operations/format-time.ts';
import { unitExamples } from '#app/sample-operations/order-2036.ts';
import { Figure } from '../figure.tsx';
import { percent } from '../percent.ts';
import { Fluid } from './fluid.tsx';
import './rulers.css';

const copy = fmsDetails.timeTat.units;
const opening = officeHours.opens / minutesPerHour;
const workedHours = officeHours.closes / minutesPerHour - opening;

/** Per unit: how far the ruler reaches, its marks, where the example starts, and which part the next ruler enlarges. */
const scales = {
  days: { length: 5, labels: officeHours.days, starts: 0, enlarged: 2 },
  hours: {
    length: workedHours,
    labels: Array.from({ length: workedHours }, (_, hour) =>
      formatHour(officeHours.opens + hours(hour)),
    ),
    starts: clockOf(now) / minutesPerHour - opening,
    enlarged: 5,
  },
  minutes: {
    length: minutesPerHour,
    labels: ['00', '10', '20', '30', '40', '50'],
    starts: 0,
    enlarged: null,
  },
} as const;

const bed = { top: 14, height: 34 };
const rowHeight = 100;

/** The same clock on three scales, each ruler a piece of the one above it. */
export function UnitRulers() {
  return (
    <Figure
      className="unit-rulers"
      title={copy.figure.title}
      note={copy.figure.note}
      description={<p>{copy.figure.description}</p>}
    >
      {unitExamples.map(({ name, rule }, index) => {
        const scale = scales[rule.unit];
        const letter = rule.unit.slice(0, 1);
        return (
          <div key={name} className="unit-rulers__row">
            <p>
              <strong>{copy.entries[index]?.name}</strong>{' '}
              <span>{`${name}: ${rule.amount} ${letter}`}</span>
            </p>
            <Scale {...scale} amount={rule.amount} />
          </div>
        );
      })}
    </Figure>
  );
}

type ScaleProps = {
  length: number;
  labels: readonly string[];
  starts: number;
  enlarged: number | null;
  amount: number;
};

function Scale({ length, labels, starts, enlarged, amount }: ScaleProps) {
  const bottom = bed.top + bed.height - 14;
  return (
    <Fluid height={enlarged === null ? bottom : rowHeight - 24}>
      <rect width="100%" height={bottom} className="ruler-bed" />
      {labels.map((label, index) => (
        <svg key={label} x={percent(index / labels.length)}>
          <path d="M.5 0V12" className="ruler-tick" />
          <text x={5} y={26} className="muted small">
            {label}{' '}
          </text>
        </svg>
      ))}
      <rect
        x={percent(starts / length)}
        width={percent(amount / length)}
        height={8}
        className="ruler-spent"
      />
      {enlarged !== null &&
        [0, 1].map((end) => (
          <line
            key={end}
            x1={percent((enlarged + end) / length)}
            x2={percent(end)}
            y1={bottom}
            y2={rowHeight + 6}
            className="enlarging"
          />
        ))}
    </Fluid>
  );
}
