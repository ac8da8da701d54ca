import { minutesPerHour } from '#app/sample-operations/calendar.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatHour, formatInstant } from '#app/sample-operations/format-time.ts';
import { Stop } from '../marks.tsx';
import { percent } from '../percent.ts';
import { At, Dimension, Fluid, NowFlag, Plumb } from './fluid.tsx';
import { daysAside, rulerLength } from './ruler-axis.ts';
import { anchorPosition, dayName, type RulerMark, type RulerView } from './ruler-view.ts';

/** Each task's row, in px from the top. T-X tasks are above the ruler. */
const rows: Readonly<Record<string, number>> = {
  'book-truck': 26,
  'pack-order': 88,
  'quality-check': 153,
  'load-and-dispatch': 153,
  'send-invoice': 280,
  'confirm-delivery': 330,
};
const bed = { top: 190, height: 54 };
const bottom = bed.top + bed.height;
const height = 356;

/** Share of the ruler's length for each night. */
const night = 0.0106;
const pitch = (1 + night) / rulerLength;

/** Share of the width for a position on the ruler; a whole number is a closing time. */
function shareOf(position: number): number {
  const index = Math.max(0, Math.ceil(position) - 1);
  return index * pitch + (position - index) * (pitch - night);
}

const anchor = shareOf(anchorPosition);
/** Below this distance in days from T there is no room for a label on the line. */
const roomForSpan = 0.95;
const roomForName = 1.6;

type Props = { view: RulerView; symbols: { before: string; after: string } };

/** The horizontal TAT ruler: seven working days, T-X above, T+X below. */
export function RulerWide({ view, symbols }: Props) {
  return (
    <Fluid height={height} className="drawn ruler-wide">
      {view.marks.map((mark) => (
        <Stem key={mark.id} mark={mark} />
      ))}
      <Plumb x={anchor} from={8} to={bed.top} className="ruler-anchor" />
      <Plumb x={anchor} from={bottom} to={height - 8} className="ruler-anchor" />
      <Bed view={view} />
      {view.marks.map((mark) => (
        <Hung key={mark.id} mark={mark} />
      ))}
      {view.now !== null && (
        <>
          <Plumb x={shareOf(view.now)} from={bed.top} to={bottom + 4} className="now-pole" />
          <At x={shareOf(view.now)} y={bottom + 4}>
            <NowFlag label={`Now, ${formatInstant(now)}`} flip={view.now > daysAside} />
          </At>
        </>
      )}
      <Definition x={0.79} y={52} symbol="T-X" name={symbols.before} />
      <Definition x={0} y={328} symbol="T+X" name={symbols.after} />
    </Fluid>
  );
}

function Definition(props: { x: number; y: number; symbol: string; name: string }) {
  return (
    <At x={props.x} y={props.y}>
      <text className="ruler-symbol">{props.symbol} </text>
      <text x={70} y={-3} className="muted">
        {props.name}{' '}
      </text>
    </At>
  );
}

function Bed({ view }: { view: RulerView }) {
  const worked = (view.calendar.closes - view.calendar.opens) / minutesPerHour;
  const ticks = Array.from({ length: worked + 1 }, (_, hour) => `M${hour} 0v1`).join('');
  return view.days.map((day, index) => (
    <svg
      key={day}
      x={percent(index * pitch)}
      y={bed.top}
      width={percent(pitch - night)}
      className={index === daysAside ? 'ruler-day ruler-day-t' : 'ruler-day'}
    >
      <rect width="100%" height={bed.height} className="ruler-bed" />
      {index < rulerLength - 1 && (
        <svg x="100%">
          <rect
            width={percent(night / (pitch - night))}
            height={bed.height}
            className="closed-hours"
          />
        </svg>
      )}
      <svg width="100%" height={7} viewBox={`0 0 ${worked} 1`} preserveAspectRatio="none">
        <path d={ticks} className="ruler-tick" vectorEffect="non-scaling-stroke" />
      </svg>
      <text x="50%" y={27} className="name mid">
        {dayName(index)}{' '}
      </text>
      <text x={5} y={bed.height - 7} className="faint">
        {formatHour(view.calendar.opens)}{' '}
      </text>
      <text x="50%" y={bed.height - 7} className="muted small mid">
        {formatInstant(day).slice(0, 3)}{' '}
      </text>
      <svg x="100%" y={bed.height - 7}>
        <text x={-5} className="faint end">
          {formatHour(view.calendar.closes)}{' '}
        </text>
      </svg>
    </svg>
  ));
}

/** The thin line that ties a task to its due time on the ruler. */
function Stem({ mark }: { mark: RulerMark }) {
  const y = rows[mark.id];
  if (mark.position === null || y === undefined || mark.side === 'on') return null;
  const edge = mark.side === 'before' ? bed.top : bottom;
  return <Plumb x={shareOf(mark.position)} from={y} to={edge} className="guide" />;
}

function Hung({ mark }: { mark: RulerMark }) {
  const y = rows[mark.id];
  if (mark.position === null || y === undefined) return null;
  const x = shareOf(mark.position);
  const days = Math.abs(anchorPosition - mark.position);
  const onLine = mark.side !== 'on' && days >= roomForName;
  // The label is above the line if it fits, else beyond the stop, away from T.
  const toLeft = mark.side === 'before' ? !onLine : onLine;
  return (
    <>
      {mark.side !== 'on' && (
        <Dimension
          from={Math.min(x, anchor)}
          to={Math.max(x, anchor)}
          y={y}
          label={mark.span}
          placed={days >= roomForSpan ? 'on' : mark.side === 'before' ? 'right' : 'left'}
          along={onLine ? (mark.side === 'before' ? 0.7 : 0.3) : 0.5}
          state={mark.stop === 'planned' ? 'planned' : 'plain'}
        />
      )}
      <At x={x} y={y}>
        <Words mark={mark} toLeft={toLeft} onLine={onLine} />
        <Stop state={mark.stop} />
      </At>
    </>
  );
}

type WordsProps = { mark: RulerMark; toLeft: boolean; onLine: boolean };

function Words({ mark, toLeft, onLine }: WordsProps) {
  const x = toLeft ? -16 : 16;
  const end = toLeft ? ' end' : '';
  const [name, due, outcome] = onLine ? [-9, 20, 37] : [-5, 12, 28];
  return (
    <>
      <text x={x} y={name} className={`name on-line${end}`}>
        {mark.name}{' '}
      </text>
      <text x={x} y={due} className={`muted small on-line${end}`}>
        {`${mark.department} · due ${mark.due}`}{' '}
      </text>
      {mark.outcome && (
        <text x={x} y={outcome} className={`small on-line ${mark.late ? 'late' : 'in-time'}${end}`}>
          {mark.outcome}{' '}
        </text>
      )}
    </>
  );
}
