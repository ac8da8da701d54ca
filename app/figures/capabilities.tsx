import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import { onTime } from '#app/sample-operations/performance-insights.ts';
import '#app/kit/process-record.css';
import { Dial } from './dial.tsx';
import './capabilities.css';

const { figures } = home.industry;

const opening: readonly Stop[] = [
  { name: 'closed', state: 'done' },
  { name: 'opened', state: 'now' },
  { name: 'next', state: 'planned' },
];

const halfway: readonly Stop[] = [
  { name: 'closed', state: 'done' },
  { name: 'open', state: 'now', spent: 0.5 },
  { name: 'next', state: 'planned' },
];

function Steps({ stops }: { readonly stops: readonly Stop[] }) {
  return <ProcessLine size="s" options={['bare']} stops={stops} />;
}

function Automation() {
  return <Steps stops={opening} />;
}

function Assistant() {
  return (
    <>
      <p className="capability__bubble">{figures.question}</p>
      <p className="capability__bubble">{figures.answer}</p>
    </>
  );
}

function Speedometer() {
  const { percent, target } = onTime;
  return (
    <div className="capability__dial">
      <Dial percent={percent} target={target} />
      <p>
        <b>{`${percent}%`}</b> {fill(figures.ofTarget, { target })}
      </p>
    </div>
  );
}

function Records() {
  return figures.records.map((name) => (
    <p key={name} className="record">
      {name}
    </p>
  ));
}

function Twin() {
  return (
    <>
      <p>{figures.floor}</p>
      <Steps stops={halfway} />
      <p>{figures.twin}</p>
      <Steps stops={halfway} />
    </>
  );
}

const drawings = {
  'smart-task-automation': Automation,
  'gpt-assistant': Assistant,
  'workflow-speedometer': Speedometer,
  'erp-tool-integration': Records,
  'digital-twin': Twin,
} as const;

type Props = { readonly id: (typeof home.industry.capabilities)[number]['id'] };

/** A small figure of one of the five capabilities; the text below it says the same. */
export function CapabilityFigure({ id }: Props) {
  const Drawing = drawings[id];
  return (
    <div className="capability" data-capability={id} aria-hidden="true">
      <Drawing />
    </div>
  );
}
