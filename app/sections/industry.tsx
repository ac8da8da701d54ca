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
import './industry.css';

const { industry } = home;

const drawings: Record<(typeof industry.capabilities)[number]['id'], ReactNode> = {
  'smart-task-automation': <AutomationDrawing />,
  'gpt-assistant': <AssistantDrawing />,
  'workflow-speedometer': <SpeedometerDrawing />,
  'erp-tool-integration': <RecordsDrawing />,
  'digital-twin': <TwinDrawing />,
};

/** From the mill's channel to work that reports itself: four stages, and the line of five capabilities that leaves the last. */
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
      <details className="fold">
        <summary>{industry.stagesLabel}</summary>
        <ol className="stages">
          {industry.stages.map(({ year, name, text }, index) => (
            <li key={year}>
              <strong>{`${index + 1}.0`}</strong>
              <b>{name}</b>
              <span>{`${year}. ${text}`}</span>
            </li>
          ))}
        </ol>
      </details>
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
