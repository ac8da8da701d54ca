import { fmsDetails } from '#app/content/fms-details.ts';
import { workflows } from '#app/sample-operations/fms.ts';
import { Workflow, type WorkflowProps, type WorkflowStop } from './workflow.tsx';
import './panels.css';

const { types, useForLabel } = fmsDetails.workflowTypes;

type Run = Omit<WorkflowProps, 'stops'> & {
  readonly steps: Readonly<Record<string, string>>;
  readonly second?: string;
};

/** Every step of a complete run is done, and the last one has closed it. */
function stopsOf({ steps, second }: Run): readonly WorkflowStop[] {
  const owners = Object.entries(steps);
  return owners.map(([name, note], index) => ({
    name,
    note,
    state: index === owners.length - 1 ? 'closed' : 'done',
    track: name === second ? 'second' : undefined,
  }));
}

/** Straight, loop, split direct and staggered: a complete run of each. */
export function WorkflowTypes() {
  return types.map(({ id, name, text, useFor }) => {
    const run: Run = workflows[id];
    return (
      <section key={id} className="fms-row halves">
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className="fms-row__example">
            <b>{useForLabel}</b> {useFor}
          </p>
        </div>
        <Workflow stops={stopsOf(run)} loop={run.loop} stagger={run.stagger} />
      </section>
    );
  });
}
