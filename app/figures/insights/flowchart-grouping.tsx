import { flowchartGroups } from '#app/sample-operations/flowchart.ts';
import { bottleneck } from '#app/sample-operations/insights.ts';
import './flowchart-grouping.css';

/** Left edges of the two columns of boxes and the width of a box, in per cent of the drawing. */
const columns = [6, 57] as const;
const boxWidth = 37;
const groupPitch = 104;

function percent(value: number): string {
  return `${value}%`;
}

function openText(open: number, late: number): string {
  return late > 0 ? `${open} open, ${late} over TAT` : `${open} open, all in time`;
}

/** The flow folded by department. Placed by percentages, so that the boxes follow the width and the words do not. */
export function FlowchartGrouping() {
  const lastGroup = flowchartGroups.length - 1;
  const height = groupPitch * lastGroup + 89;
  return (
    <>
      <p className="visually-hidden">
        {flowchartGroups
          .map(({ name, steps, open, late }) => {
            const inside = steps.map((step) => step.name).join(', then ');
            return `${name}: ${inside}; ${openText(open, late)}.`;
          })
          .join(' ')}
      </p>
      <svg className="flowchart drawing" width="100%" height={height} aria-hidden="true">
        <marker
          id="flow-head"
          viewBox="0 0 8 12"
          refX="7"
          refY="6"
          markerWidth="8"
          markerHeight="12"
          markerUnits="userSpaceOnUse"
        >
          <path d="M1 1l6 5-6 5" />
        </marker>
        {flowchartGroups.map(({ id, name, steps, open, late }, row) => (
          <svg key={id} aria-hidden="true" y={row * groupPitch} width="100%" height="89">
            <rect className="flowchart__group" x="1" y="1" width="100%" height="87" />
            <text className="name" x={percent(columns[0])} y="27">
              {name}
            </text>
            <text
              className={late > 0 ? 'end late' : 'end muted'}
              x={percent(columns[1] + boxWidth)}
              y="27"
            >
              {openText(open, late)}
            </text>
            {steps.map((step, column) => (
              <Box
                key={step.id}
                left={columns[column] ?? 0}
                name={step.name}
                late={step === bottleneck.step}
              />
            ))}
            <line
              x1={percent(columns[0] + boxWidth)}
              x2={percent(columns[1])}
              y1="59"
              y2="59"
              markerEnd={row < lastGroup ? 'url(#flow-head)' : undefined}
            />
          </svg>
        ))}
        <circle
          className="stop-join"
          cx={percent(columns[1] + 3)}
          cy={lastGroup * groupPitch + 59}
          r="8.5"
        />
        <text x={percent(columns[1] + 8)} y={lastGroup * groupPitch + 64}>
          Closed
        </text>
        <g id="flow-turn">
          <line x1="75.5%" x2="75.5%" y1="76" y2="97" />
          <line x1="75.5%" x2="2.5%" y1="97" y2="97" />
          <line x1="2.5%" x2="2.5%" y1="97" y2="163" />
          <line x1="2.5%" x2={percent(columns[0])} y1="163" y2="163" markerEnd="url(#flow-head)" />
        </g>
        <use href="#flow-turn" y={groupPitch} />
      </svg>
    </>
  );
}

function Box({ left, name, late }: { left: number; name: string; late: boolean }) {
  return (
    <>
      <rect
        className={late ? 'flowchart__late' : undefined}
        x={percent(left)}
        y="42"
        width={percent(boxWidth)}
        height="34"
      />
      <text className="mid" x={percent(left + boxWidth / 2)} y="64">
        {name}
      </text>
    </>
  );
}
