import { fmsExamples } from '#app/examples/fms-examples.ts';
import type { FmsProcess } from '#app/examples/types.ts';
import { drawSection } from '#app/own-process/draw-section-copy.ts';
import { drawSectionId, exampleParameter } from '#request/process/process-address.ts';
import { fmsDetails } from './copy.ts';
import { Workflow } from './workflow.tsx';
import './examples.css';

const { departments, labels, steps: stepsWord } = fmsDetails.examples;
const shapes = new Map(fmsDetails.workflowTypes.types.map(({ id, name }) => [id, name]));

/** Shown until the address names another; its first process is the one that the whole site follows. */
const shown = { department: 'operations', process: 'purchase-to-dispatch' };

/** Thirty processes: one department at a time, through the address and CSS alone, and in it one process at a time. */
export function Examples() {
  return (
    <div className="examples">
      <style href="departments" precedence="generated">
        {departmentStyles(fmsExamples.map(({ id }) => id))}
      </style>
      <nav className="examples__departments" aria-label={departments}>
        <ul className="row">
          {fmsExamples.map(({ id, name }) => (
            <li key={id}>
              <a className="target" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {fmsExamples.map(({ id, name, processes }) => (
        <section key={id} id={id} className="department">
          <h3>{name}</h3>
          {processes.map((process) => (
            <Example key={process.id} process={process} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Example({ process }: { readonly process: FmsProcess }) {
  const { id, name, trigger, promisedDate, shape, shapeNote, steps, loop, stagger, doneWhen } =
    process;
  const facts = [
    ...(promisedDate ? [[labels.promisedDate, promisedDate]] : []),
    [labels.route, shapeNote],
    [labels.doneWhen, doneWhen],
  ];
  return (
    <details name="process" open={id === shown.process}>
      <summary className="unfolds">
        <h4>{name}</h4> <span>{trigger}</span>{' '}
        <span className="small">
          {shapes.get(shape)}, {steps.length} {stepsWord}
        </span>
      </summary>
      {/* Browsers open a closed ancestor of what the address names. */}
      <div id={id} className="examples__process">
        <Workflow steps={steps} loop={loop} stagger={stagger} />
        <dl className="row small">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <a className="target" href={`?${exampleParameter}=${id}#${drawSectionId}`}>
          {drawSection.makeItYours}
        </a>
        {shape !== 'straight' && (
          <span className="meta">
            {' '}
            {drawSection.straightened[shape === 'loop' ? 'loop' : 'split']}
          </span>
        )}
      </div>
    </details>
  );
}

/** Rules that name ids: show the department that the address names, or one in which it names a process. */
function departmentStyles(ids: readonly string[]): string {
  const named = (id: string) => `.examples:has(>#${id}:target,>#${id} :target)`;
  const none = '.examples:not(:has(.department:target,.department :target))';
  const rows = [...ids.map((id) => [named(id), id]), [none, shown.department]];
  const departments = rows.map(([state, id]) => `${state}>#${id}`);
  const links = rows.map(([state, id]) => `${state} [href="#${id}"]`);
  return `@media screen{.department{display:none}
${departments}{display:block}
${links}{background:var(--ink);color:var(--bg);forced-color-adjust:none}}`;
}
