import type { ReactNode } from 'react';
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

const drawings: Record<(typeof industry.capabilities)[number]['id'], () => ReactNode> = {
  'smart-task-automation': AutomationDrawing,
  'gpt-assistant': AssistantDrawing,
  'workflow-speedometer': SpeedometerDrawing,
  'erp-tool-integration': RecordsDrawing,
  'digital-twin': TwinDrawing,
};

/** What Industry 4.0 asks for, and the five capabilities that answer it, each with a small drawing. */
export function Industry() {
  return (
    <section className="section industry" id={industry.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>{industry.title}</h2>
          <p className="lead">{industry.concept}</p>
        </div>
        <ul className="capabilities">
          {industry.capabilities.map(({ id, name, text }) => {
            const Drawing = drawings[id];
            return (
              <li key={id}>
                <svg className="capability drawing" viewBox="0 -4 168 94" aria-hidden="true">
                  <Drawing />
                </svg>
                <h3>{name}</h3> <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
