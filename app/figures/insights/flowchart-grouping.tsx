import { flowchartGroups } from '#app/sample-operations/flowchart.ts';
import './flowchart-grouping.css';

const most = flowchartGroups.reduce((worst, group) => (group.late > worst.late ? group : worst));

/** The process grouped by department: a box for each, with its steps and its open and late tasks. */
export function FlowchartGrouping() {
  return (
    <ol className="groups">
      {flowchartGroups.map((group) => (
        <li key={group.id} className={group === most ? 'groups__most' : undefined}>
          <b>{group.name}</b> <span>{group.steps.map((step) => step.name).join(', ')}</span>{' '}
          <em>
            {group.open} open{group.late > 0 && `, ${group.late} late`}
          </em>
        </li>
      ))}
    </ol>
  );
}
