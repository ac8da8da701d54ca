import { scaleLinear } from 'd3-scale';
import { fill } from '#app/content/fill.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { oneStep, order2041, type Quote } from '#app/sample-operations/order-2041.ts';
import { flowName } from '#app/sample-operations/purchase-to-dispatch.ts';
import { Figure } from '../figure.tsx';
import { Stop } from '../marks.tsx';
import { percent } from '../percent.ts';
import { At, Dimension, Fluid, Level, NowFlag, PersonMark, Plumb } from './fluid.tsx';
import './one-step.css';

const copy = fmsDetails.keyElements;
const [what, who, when, how] = copy.elements;
const { stop } = oneStep;
const tat = formatDuration(stop.step.tat);
const over = formatDuration(stop.over);
const owner = `${oneStep.who.name}, ${oneStep.who.department}`;
const opened = formatInstant(stop.opens);
const due = formatInstant(stop.due);
const missing = oneStep.checks.find((quote) => quote.received === null)?.number ?? 0;

const elements = [
  {
    ...what,
    example: fill(what.example, { needed: oneStep.checks.length, order: order2041.order }),
    drawing: <WhatAlone />,
  },
  { ...who, example: fill(who.example, { owner: oneStep.who.name }), drawing: <WhoAlone /> },
  {
    ...when,
    example: fill(when.example, { tat, start: opened, due }),
    drawing: <WhenAlone />,
  },
  {
    ...how,
    example: fill(how.example, {
      received: oneStep.checksMet,
      needed: oneStep.checks.length,
      missing,
    }),
    drawing: <HowAlone />,
  },
];

/** One step on its line, read left to right: what, who, when, how (figure: Key Elements). */
export function OneStep() {
  return (
    <Figure
      className="one-step"
      title={copy.figure.title}
      note={fill(copy.figure.note, {
        flow: flowName,
        order: order2041.order,
        step: oneStep.position,
        steps: oneStep.of,
      })}
      description={<p>{fill(copy.figure.description, { what: oneStep.what, owner, tat, over })}</p>}
      readable
    >
      <WholeStep />
      <div className="one-step__elements">
        {elements.map(({ id, name, text, example, drawing }) => (
          <div key={id}>
            {drawing}
            <h3>{name}</h3>
            <p className="one-step__text">{text}</p>
            <p className="one-step__example">{example}</p>
          </div>
        ))}
      </div>
    </Figure>
  );
}

const line = 92;

function WholeStep() {
  const x = scaleLinear([0, stop.used], [0.032, 0.734]);
  const [start, dueX, nowX] = [x(0), x(stop.step.tat), x(stop.used)];
  const gate = 0.772;
  return (
    <Fluid height={196} className="drawn">
      <Level from={0} to={dueX} y={line} className="track-done" />
      <Level from={dueX} to={nowX} y={line} className="track-late" />
      <Level from={nowX} to={0.975} y={line} className="track-planned" />
      <Plumb x={start} from={26} to={line - 16} className="guide" />
      <Plumb x={dueX} from={26} to={line} className="guide" />
      <At x={start} y={14}>
        <text className="muted small">{opened} </text>
      </At>
      <text x={percent(dueX)} y={14} className="muted small mid">
        {`due ${due}`}{' '}
      </text>
      <Dimension from={start} to={dueX} y={36} label={`TAT ${tat} of working time`} />
      <Dimension from={dueX} to={nowX} y={36} label={`${over} over`} state="late" />
      <At x={nowX} y={0}>
        <NowFlag label={`Now, ${formatInstant(now)}`} />
      </At>
      <Plumb x={nowX} from={20} to={line + 16} className="now-pole" />
      <At x={start} y={line}>
        <Stop state="now" />
        <text x={22} y={28} className="name">
          {oneStep.what}{' '}
        </text>
        <path d="M0 18V104" className="leader" />
        <circle cy={18} r={3} className="leader-dot" />
      </At>
      <At x={0.264} y={line}>
        <OwnerBox />
        <path d="M20 18V104" className="leader" />
        <circle cx={20} cy={18} r={3} className="leader-dot" />
      </At>
      <Plumb x={dueX} from={line + 8} to={line + 62} className="leader" />
      <Level from={dueX} to={0.54} y={line + 62} className="leader" />
      <Plumb x={0.54} from={line + 62} to={196} className="leader" />
      <At x={dueX} y={line}>
        <circle cy={8} r={3} className="leader-dot" />
      </At>
      <At x={gate} y={line}>
        <path d="M0-45V104" className="leader" />
        <path d="M0-45V45" className="track-done" />
        <circle cy={45} r={3} className="leader-dot" />
        <Checks />
      </At>
      <At x={0.982} y={line}>
        <Stop state="planned" />
        <text x={14} y={66} className="muted small end">
          {`Next: ${oneStep.next.step.name.toLowerCase()}`}{' '}
        </text>
      </At>
    </Fluid>
  );
}

function OwnerBox() {
  return (
    <>
      <rect y={-18} width={148} height={36} rx={3} className="owner-box" />
      <svg x={10} y={10}>
        <PersonMark className="person-acting" />
      </svg>
      <text x={38} y={5} className="acting">
        {owner}{' '}
      </text>
    </>
  );
}

function quoteLabel({ number, received }: Quote): string {
  return `Quote ${number}, ${received === null ? 'missing' : formatInstant(received)}`;
}

/** The gate: one box for each condition; an unchecked one keeps it closed. */
function Checks() {
  return oneStep.checks.map((quote, index) => {
    const y = (index - 1) * 29;
    const met = quote.received !== null;
    return (
      <g key={quote.number}>
        <rect x={-9} y={y - 9} width={18} height={18} className={met ? 'check' : 'check-open'} />
        {met && <path d={`M-5 ${y + 0.5}l4 4 7-8.5`} className="check-mark" />}
        <text x={18} y={y + 4.5} className={met ? 'on-line muted small' : 'acting small'}>
          {quoteLabel(quote)}{' '}
        </text>
      </g>
    );
  });
}

function WhatAlone() {
  return (
    <Fluid height={48} className="reflowed">
      <Level from={0} to={1} y={24} className="track-done" />
      <svg x={20} y={24}>
        <Stop state="now" />
        <text x={26} y={6} className="name on-line">
          {oneStep.what}{' '}
        </text>
      </svg>
    </Fluid>
  );
}

function WhoAlone() {
  return (
    <Fluid height={48} className="reflowed">
      <Level from={0} to={1} y={24} className="track-done" />
      <svg x={20} y={24}>
        <OwnerBox />
      </svg>
    </Fluid>
  );
}

function WhenAlone() {
  const x = scaleLinear([0, stop.used], [0.012, 0.988]);
  const dueX = x(stop.step.tat);
  return (
    <Fluid height={48} className="reflowed">
      <Level from={0} to={dueX} y={38} className="track-done" />
      <Level from={dueX} to={1} y={38} className="track-late" />
      <Dimension from={x(0)} to={dueX} y={10} label={`TAT ${tat}`} />
      <Dimension from={dueX} to={x(stop.used)} y={10} label={`${over} over`} state="late" />
      <Plumb x={dueX} from={10} to={38} className="guide" />
    </Fluid>
  );
}

function HowAlone() {
  return (
    <Fluid height={88} className="reflowed">
      <line x1={0} x2={30} y1={44} y2={44} className="track-late" />
      <line x1={30} x2="97%" y1={44} y2={44} className="track-planned" />
      <svg x={30} y={44}>
        <path d="M0-45V45" className="track-done" />
        <Checks />
      </svg>
      <At x={0.97} y={44}>
        <Stop state="planned" />
      </At>
    </Fluid>
  );
}
