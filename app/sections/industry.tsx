import type { ReactNode } from 'react';
import { RichText } from '#app/components/rich-text.tsx';
import { home } from '#app/content/home.ts';
import {
  AssistantDrawing,
  AutomationDrawing,
  RecordsDrawing,
  SpeedometerDrawing,
  TwinDrawing,
} from '#app/figures/capability-drawings.tsx';
import { IndustryAxis } from '#app/figures/industry-axis.tsx';

const { industry } = home;

const drawings: Record<(typeof industry.capabilities)[number]['id'], ReactNode> = {
  'smart-task-automation': <AutomationDrawing />,
  'gpt-assistant': <AssistantDrawing />,
  'workflow-speedometer': <SpeedometerDrawing />,
  'erp-tool-integration': <RecordsDrawing />,
  'digital-twin': <TwinDrawing />,
};

/** From the mill's channel to work that reports itself: an axis to scale, its end opened into five capabilities. */
export function Industry() {
  return (
    <section className="section wrap industry reveal" id={industry.id}>
      <h2>{industry.title}</h2>
      <div className="grid industry__concept">
        {industry.concept.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
      <IndustryAxis />
      <h3>{industry.capabilitiesTitle}</h3>
      <ol className="capabilities">
        {industry.capabilities.map((capability) => (
          <li key={capability.id}>
            <svg className="mini" width="160" height="92" aria-hidden="true">
              {drawings[capability.id]}
            </svg>
            <h4>{capability.name}</h4>
            <div>
              <p>{capability.text}</p>
              {'status' in capability && <p className="planned">{capability.status}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className="meta industry__source">
        <RichText text={industry.source} />
      </p>
    </section>
  );
}
