import type { home } from '#app/content/home.ts';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import { insights } from '#app/sample-operations/performance-insights.ts';
import './capabilities.css';

type Id = (typeof home.industry.capabilities)[number]['id'];

const record = { name: '', note: '' };
const halfway: readonly Stop[] = [
  { name: 'closed', state: 'done' },
  { name: 'open', state: 'now', spent: 0.5 },
  { name: 'next', state: 'planned' },
];

/** The lines of each capability; two of them are the same process. */
const drawings: Readonly<Record<Id, readonly (readonly Stop[])[]>> = {
  'smart-task-automation': [
    [
      { name: 'closed', state: 'done' },
      { name: 'opened', state: 'now' },
      { name: 'next', state: 'planned' },
    ],
  ],
  'gpt-assistant': [['asked', 'looked up', 'answered'].map((name) => ({ name, state: 'planned' }))],
  'workflow-speedometer': [
    [
      { name: 'on time', state: 'now', spent: insights.speedometer.percent / 100 },
      { name: 'all', state: 'planned' },
    ],
  ],
  'erp-tool-integration': [
    [
      { name: 'closed', state: 'done', record },
      { name: 'next', state: 'planned', record },
      { name: 'last', state: 'planned' },
    ],
  ],
  'digital-twin': [halfway, halfway],
};

/** A small figure of one of the five capabilities; the text below it says the same. */
export function CapabilityFigure({ id }: { readonly id: Id }) {
  return (
    <div className="capability" aria-hidden="true">
      {drawings[id].map((stops, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing have no identity
        <ProcessLine key={index} size="s" options={['bare']} stops={stops} />
      ))}
    </div>
  );
}
