import { home } from '#app/content/home.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  actingStop,
  type ErpRecord,
  erpGap,
  erpRecords,
  type LaneStop,
  laneStops,
} from '#app/sample-operations/order-2041.ts';

const { captions } = home.layers;

/** What the clock of a stop shows: its time so far, or its turnaround time while it has not begun. */
export function clockText(stop: LaneStop): string {
  if (stop.state === 'planned') return `TAT ${formatDuration(stop.step.tat)}`;
  return formatDuration(stop.used);
}

export function recordState({ written }: ErpRecord): 'written' | 'due' {
  return written ? 'written' : 'due';
}

/** The two layers as two columns: steps down the left, the records they write down the right. */
export function TwoLayersNarrow() {
  return (
    <div className="layer-columns">
      <p>
        <strong>{captions.fms.name}</strong> {captions.fms.text}
      </p>
      <p>
        <strong>{captions.erp.name}</strong> {captions.erp.text}
      </p>
      <ol>
        {laneStops.map((stop) => {
          const record = erpRecords.find(({ writtenBy }) => writtenBy === stop.step);
          const between = erpGap.stops.includes(stop);
          return (
            <li key={stop.step.id} data-state={stop.state}>
              <p>
                <strong>{stop.step.name}</strong> {stop.step.desk}, <span>{clockText(stop)}</span>
                {stop.over > 0 && <b>{formatDuration(stop.over)} over TAT</b>}
              </p>
              <p data-gap={between ? '' : undefined} data-record={record && recordState(record)}>
                {stop === actingStop && (
                  <>
                    one gap of <span>{formatDuration(erpGap.minutes)}</span>
                  </>
                )}
                {record && (
                  <>
                    <strong>{record.name}</strong> {recordState(record)}{' '}
                    <span>{formatInstant(record.at)}</span>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
