import type { ReactNode } from 'react';
import { order2041Outcome } from '#app/product/order-2041.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { insights } from './insights-sample.ts';
import { Section } from './section.tsx';
import './industry.css';
import './track.css';
import '#app/product/process-record.css';

const { industry } = home;
const { percent } = insights.speedometer;
type Capability = (typeof industry.capabilities)[number];

/** Picture of each capability, above its stop. */
const pictures: Readonly<Record<Capability['id'], ReactNode>> = {
  'smart-task-automation': (
    <svg className="industry__scale" viewBox="0 0 152 120" aria-hidden="true">
      <path d="M22 2h108l-14 62H36zM8 72h136M28 72v12M124 72v12M2 84h148v35H2z" />
      <path
        fill="var(--ink)"
        d="m50 52 7-4 7 4v8l-7 4-7-4zm19 0 7-4 7 4v8l-7 4-7-4zm10-15 7-4 7 4v8l-7 4-7-4z"
      />
      <text x="76" y="109">
        {industry.scale}
      </text>
    </svg>
  ),
  'digital-twin': <span className="track" style={{ '--step': 3, '--due': 2.45, '--now': 2.7 }} />,
  'erp-tool-integration': <span className="record">Purchase requisition</span>,
  'workflow-speedometer': (
    <svg className="industry__dial" viewBox="0 0 120 64" aria-hidden="true">
      <path d="M8 60a52 52 0 0 1 104 0" pathLength="100" />
      <path d="M8 60a52 52 0 0 1 104 0" pathLength="100" strokeDasharray={`${percent} 100`} />
      <text x="60" y="58">{`${percent}%`}</text>
    </svg>
  ),
  'gpt-assistant': <span className="industry__question">{industry.question}</span>,
};

/** Industry 4.0 in one picture: a bin scale starts a line, and the five capabilities are its stops, dashed where planned. */
export function Industry() {
  return (
    <Section
      id={industry.id}
      className="industry"
      title={industry.title}
      lead={industry.concept}
      sample
    >
      <ProcessLine
        large
        options={['tail', 'to-edge']}
        stops={industry.capabilities.map(({ id, name, text, ...capability }) => ({
          name,
          state: 'planned' in capability ? 'planned' : 'done',
          content: (
            <>
              <h3>{name}</h3>{' '}
              <p>
                {fill(text, { began: order2041Outcome.began, due: order2041Outcome.raiseDue })}{' '}
                {'planned' in capability && industry.planned}
              </p>
              <div className="industry__picture" data-of={id}>
                {pictures[id]}
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}
