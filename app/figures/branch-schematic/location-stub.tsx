import { fill } from '#app/content/fill.ts';
import type { MultiBranch } from '#app/content/types.ts';
import type { LocationView, Stub } from './schematic.ts';

type Labels = { labels: MultiBranch['labels'] };

/** One location's tasks as a length of line, the late ones at its end; hanging on wide screens, lying on a phone. */
export function LocationStub({ location, labels }: Labels & { location: LocationView }) {
  const { hanging, lying, open, late } = location;
  return (
    <span className="branches__stub">
      <svg className="branches__hanging" width="14" height={hanging.end} aria-hidden="true">
        <path className="track-done" d={`M7 0V${hanging.lateFrom}`} />
        {late > 0 && <path className="track-late" d={`M7 ${hanging.lateFrom}V${hanging.end}`} />}
      </svg>
      <LyingStub stub={lying} />
      <span className="branches__counts">
        <span>
          <b>{open}</b> {labels.openWord}
        </span>{' '}
        <LateCount late={late} labels={labels} />
      </span>
    </span>
  );
}

/** A stub from left to right, in per cent of the room it is given. */
export function LyingStub({ stub }: { stub: Stub }) {
  return (
    <svg className="branches__lying" width="100%" height="10" aria-hidden="true">
      <line className="track-done" y1="5" y2="5" x2={`${stub.lateFrom}%`} />
      {stub.end > stub.lateFrom && (
        <line className="track-late" y1="5" y2="5" x1={`${stub.lateFrom}%`} x2={`${stub.end}%`} />
      )}
    </svg>
  );
}

export function LateCount({ late, labels }: Labels & { late: number }) {
  return (
    <strong className={late > 0 ? 'is-late' : 'is-in-time'}>
      {late > 0 ? fill(labels.late, { count: late }) : labels.noneLate}
    </strong>
  );
}
