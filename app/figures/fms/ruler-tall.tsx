import { formatInstant } from '#app/sample-operations/format-time.ts';
import { Stop } from '../marks.tsx';
import { At, Fluid } from './fluid.tsx';
import { daysAside, rulerLength, spread } from './ruler-axis.ts';
import { anchorPosition, dayName, type RulerMark, type RulerView } from './ruler-view.ts';

const pitch = 82;
const night = 8;
const height = rulerLength * pitch - night;
const bedWidth = 58;
const stopX = 88;

function yOf(position: number): number {
  const index = Math.max(0, Math.ceil(position) - 1);
  return Math.round(index * pitch + (position - index) * (pitch - night));
}

/** The vertical TAT ruler for narrow screens: time runs down, each task beside its due time. */
export function RulerTall({ view }: { view: RulerView }) {
  const hung = view.marks
    .flatMap((mark) => (mark.position === null ? [] : [{ mark, due: yOf(mark.position) }]))
    .toSorted((a, b) => a.due - b.due);
  const places = spread(
    hung.map(({ due }) => due - 22),
    62,
    { from: 20, to: height - 40 },
  );
  const anchor = yOf(anchorPosition);
  return (
    <Fluid height={height} className="reflowed ruler-tall">
      {view.days.map((day, index) => (
        <Day key={day} index={index} weekday={formatInstant(day).slice(0, 3)} />
      ))}
      {hung.map(({ mark, due }, index) => (
        <Hung key={mark.id} mark={mark} due={due} y={places[index] ?? due} />
      ))}
      <At x={1} y={0} className="ruler-brackets">
        <path d={`M-10 4H0V${anchor - 4}H-10`} className="guide" />
        <text y={anchor / 2} className="name on-line end">
          T-X{' '}
        </text>
        <path d={`M-10 ${anchor + 4}H0V${height - 4}H-10`} className="guide" />
        <text y={(anchor + height) / 2} className="name on-line end">
          T+X{' '}
        </text>
      </At>
      {view.now !== null && (
        <>
          <path d={`M0 ${yOf(view.now)}H${bedWidth}`} className="now-pole" />
          <svg y={yOf(view.now) - 22}>
            <rect x={0} width={46} height={22} className="now-flag" />
            <text x={23} y={15.5} className="now-flag__text">
              Now{' '}
            </text>
          </svg>
        </>
      )}
    </Fluid>
  );
}

function Day({ index, weekday }: { index: number; weekday: string }) {
  const y = index * pitch;
  return (
    <g className={index === daysAside ? 'ruler-day-t' : undefined}>
      <rect y={y} width={bedWidth} height={pitch - night} className="ruler-bed" />
      {index < rulerLength - 1 && (
        <rect y={y + pitch - night} width={bedWidth} height={night} className="closed-hours" />
      )}
      <text x={bedWidth / 2} y={y + 34} className="name mid">
        {dayName(index)}{' '}
      </text>
      <text x={bedWidth / 2} y={y + 52} className="muted small mid">
        {weekday}{' '}
      </text>
    </g>
  );
}

function Hung({ mark, due, y }: { mark: RulerMark; due: number; y: number }) {
  const elbow = bedWidth + 10;
  return (
    <>
      <path d={`M${bedWidth} ${due}H${elbow}L${stopX - 12} ${y}H${stopX}`} className="guide" />
      <Stop x={stopX} y={y} state={mark.stop} />
      <svg x={stopX + 22} y={y}>
        <text y={-1} className="name on-line">
          {mark.name}{' '}
        </text>
        <text y={17} className="muted small on-line">
          {`${mark.department} · due ${mark.due}`}{' '}
        </text>
        <text
          y={34}
          className={`small on-line ${mark.outcome ? (mark.late ? 'late' : 'in-time') : 'muted'}`}
        >
          {mark.outcome || mark.rule}{' '}
        </text>
      </svg>
    </>
  );
}
