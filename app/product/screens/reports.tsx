import { formatInstant } from '#app/sample-operations/format-time.ts';
import { bottleneck, dialReadings, speedometer } from '#app/sample-operations/insights.ts';
import {
  type ReportSource,
  reportLines,
  reportSources,
  reportTotal,
  reportWeeks,
} from '#app/sample-operations/mis-report.ts';
import { AppTable } from '../app-table.tsx';
import './reports.css';

const sources: Readonly<Record<ReportSource['id'], string>> = {
  recurring: 'Recurring tasks',
  'help-tickets': 'Help tickets',
  fms: 'FMS steps',
};

/** A department below this share is drawn in amber. */
const watchFrom = 70;

const [firstReading] = dialReadings;
const width = 210;
const height = 64;
/** Two pixels a per cent; the lower edge is 64%. */
const at = (percent: number) => height - 2 * (percent - 64);

/** The share of steps closed on time, week by week, under its target. */
function Trend() {
  const step = (width - 8) / (dialReadings.length - 1);
  const points = dialReadings.map(({ percent }, index) => `${4 + step * index} ${at(percent)}`);
  return (
    <>
      <svg
        className="trend"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path className="trend__target" d={`M0 ${at(speedometer.target)}h${width}`} />
        <path className="trend__line" d={`M${points.join('L')}`} />
        <circle cx={width - 4} cy={at(speedometer.percent)} r="5" />
      </svg>
      <p className="report__ends">
        <span>{`${firstReading?.percent}% in week ${firstReading?.week}`}</span>{' '}
        <span className="on-time">{`target ${speedometer.target}%`}</span>
      </p>
    </>
  );
}

function Desks() {
  return (
    <ul className="department-bars">
      {reportLines.map(({ department, percent }) => (
        <li key={department}>
          <span>{department}</span>{' '}
          <svg width="100%" height="14" aria-hidden="true">
            <rect className="department-bars__rest" width="100%" height="100%" />
            <rect
              className={percent < watchFrom ? 'department-bars__late' : undefined}
              width={`${percent}%`}
              height="100%"
            />
          </svg>{' '}
          <b className={percent < watchFrom ? 'late' : undefined}>{`${percent}%`}</b>
        </li>
      ))}
    </ul>
  );
}

function Sources() {
  return (
    <AppTable
      caption="Tasks closed, by source"
      columns={['Source', 'Closed', 'On time', 'Look at first']}
    >
      {reportSources.map(({ id, closed, inTime, check }) => (
        <tr key={id}>
          <th scope="row">{sources[id]}</th>
          <td>{closed}</td>
          <td>{inTime}</td>
          <td>{check}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">All</th>
        <td>{reportTotal.closed}</td>
        <td>{`${reportTotal.inTime} (${reportTotal.percent}%)`}</td>
        <td />
      </tr>
    </AppTable>
  );
}

/** The management report: steps closed on time, by department and over time, and what all three sources add up to. */
export function ReportsScreen() {
  const hours = (minutes: number) => minutes / 60;
  return (
    <>
      <div className="window__head">
        <b className="window__title">{`Report, weeks ${reportWeeks.first}–${reportWeeks.last}`}</b>{' '}
        <span className="window__note window__detail">{`ready ${formatInstant(reportWeeks.ready)}`}</span>
      </div>
      <div className="report">
        <div>
          <div className="report__reading">{`${speedometer.percent}%`}</div>
          <p className="window__note">
            {`${speedometer.inTime} of ${speedometer.closes} steps on time`}
          </p>
          <div className="window__detail">
            <Trend />
          </div>
        </div>
        <div>
          <p className="window__label window__detail">Steps closed on time, by department</p>
          <Desks />
        </div>
      </div>
      <div className="window__detail">
        <Sources />
        <p className="report__advice">
          <b>{`Start with ${bottleneck.step.department}.`}</b>{' '}
          {`It caused ${hours(bottleneck.over)} of ${hours(bottleneck.overInAll)} late hours (${bottleneck.percent}%).`}
        </p>
      </div>
    </>
  );
}
