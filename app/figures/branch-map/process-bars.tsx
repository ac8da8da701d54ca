import { comparedProcesses, type OfficeMedian } from '#app/sample-operations/branches.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { percent } from '../percent.ts';
import './process-bars.css';

const slowest = Math.max(
  ...comparedProcesses.flatMap(({ tat, medians }) => medians.map(({ median }) => median / tat)),
);
/** Where the planned time is on every bar, as a share of the width; leaves room for the slowest one. */
const plannedAt = Math.floor(95 / slowest) / 100;

/** Each favorite process at every location: its median time as a bar against the planned time. */
export function ProcessBars() {
  return (
    <div className="process-bars">
      {comparedProcesses.map(({ flow, tat, medians }) => (
        <div key={flow} className="process-bars__process">
          <div>
            <h3>{flow}</h3>
            <p className="meta">{formatDuration(tat)} planned</p>
          </div>
          <ul>
            {medians.map((each) => (
              <OfficeBar key={each.office.id} median={each} tat={tat} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type BarProps = { median: OfficeMedian; tat: number };

function OfficeBar({ median: { office, median, over }, tat }: BarProps) {
  const width = (minutes: number) => percent((plannedAt * minutes) / tat);
  return (
    <li>
      <span>{office.name}</span>{' '}
      <b className={over > 0 ? 'is-late' : undefined}>
        {formatDuration(median)}
        {over > 0 && (
          <>
            <span aria-hidden="true"> +{formatDuration(over)}</span>
            <span className="visually-hidden">, {formatDuration(over)} over</span>
          </>
        )}
      </b>
      <svg width="100%" height="20" aria-hidden="true">
        <line className="process-bars__axis" x2="100%" y1="10" y2="10" />
        <rect y="4" height="12" width={width(Math.min(median, tat))} />
        {over > 0 && (
          <rect className="is-late" x={width(tat)} y="4" height="12" width={width(over)} />
        )}
        <line className="process-bars__planned" x1={width(tat)} x2={width(tat)} y2="20" />
      </svg>
    </li>
  );
}
