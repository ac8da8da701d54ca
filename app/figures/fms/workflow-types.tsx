import { fmsDetails } from '#app/content/fms-details.ts';
import { workflows } from '#app/sample-operations/fms.ts';
import { Workflow } from './workflow.tsx';
import './panels.css';

const { types, useForLabel } = fmsDetails.workflowTypes;

/** Straight, loop, split direct and staggered: a complete run of each. */
export function WorkflowTypes() {
  return types.map(({ id, name, text, useFor }) => (
    <section key={id} className="fms-row halves">
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className="fms-row__example">
          <b>{useForLabel}</b> {useFor}
        </p>
      </div>
      <Workflow {...workflows[id]} closed />
    </section>
  ));
}
