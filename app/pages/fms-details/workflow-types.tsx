import { fmsDetails } from './copy.ts';
import { loop, second, workflows } from './sample.ts';
import { Workflow } from './workflow.tsx';
import './panels.css';

const { types, useForLabel } = fmsDetails.workflowTypes;

/** A run of steps, given with their owners. */
function stepsOf(owners: Readonly<Record<string, string>>) {
  return Object.entries(owners).map(([name, owner]) => ({
    name,
    owner,
    track: name === second.step ? ('second' as const) : undefined,
  }));
}

const split = stepsOf(workflows.split);
const runs = {
  straight: { steps: stepsOf(workflows.straight) },
  loop: { steps: stepsOf(workflows.loop), loop },
  'split-direct': { steps: split },
  'split-staggered': { steps: split, stagger: second.stagger },
};

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
      <Workflow {...runs[id]} closed />
    </section>
  ));
}
