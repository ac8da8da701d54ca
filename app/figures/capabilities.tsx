import { Fragment, type ReactNode } from 'react';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import { onTime } from '#app/sample-operations/performance-insights.ts';
import { Dial } from './dial.tsx';
import './capabilities.css';

const { figures } = home.industry;

type Id = (typeof home.industry.capabilities)[number]['id'];

const halfway: readonly Stop[] = [
  { name: 'closed', state: 'done' },
  { name: 'open', state: 'now', spent: 0.5 },
  { name: 'next', state: 'planned' },
];

const drawings: Readonly<Record<Id, ReactNode>> = {
  'smart-task-automation': <ProcessLine options={['bare']} stops={halfway} />,
  'gpt-assistant': (
    <>
      <p className="capability__bubble">{figures.question}</p>
      <p className="capability__bubble">{figures.answer}</p>
    </>
  ),
  'workflow-speedometer': (
    <div className="capability__dial">
      <Dial percent={onTime.percent} target={onTime.target} />
      <p>
        <b>{`${onTime.percent}%`}</b> {fill(figures.ofTarget, onTime)}
      </p>
    </div>
  ),
  'erp-tool-integration': figures.records.map((name) => (
    <p key={name} className="record">
      {name}
    </p>
  )),
  'digital-twin': [figures.floor, figures.twin].map((name) => (
    <Fragment key={name}>
      <p>{name}</p>
      <ProcessLine options={['bare']} stops={halfway} />
    </Fragment>
  )),
};

/** A small figure of one of the five capabilities; the text below it says the same. */
export function CapabilityFigure({ id }: { readonly id: Id }) {
  return (
    <div className="capability" aria-hidden="true">
      {drawings[id]}
    </div>
  );
}
