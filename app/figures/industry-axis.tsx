import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import {
  type AxisStage,
  axisEnd,
  axisShare,
  axisStages,
  breakLines,
} from './industry-axis-scale.ts';
import { At, Stop, Stretched } from './marks.tsx';

const { axis, detailLabel, detailMark } = home.industry;

/** Pixels from the top: the last line of words, the axis, the foot of the detail's cone. */
const rows = { words: 108, axis: 138, cone: 276 };
const lineHeight = 19;
/** Characters a line: the narrowest gap between two labels, at 1024 px, takes this many. */
const lineLimit = 28;
const ellipse = { rx: 4.2, ry: 22 };

const last = axisStages.at(-1)?.year ?? axisEnd;
const detailX = (axisShare(last) + axisShare(axisEnd)) / 2;

/** Year, name and text of a stage, standing on the axis; the later two are set to the left of their stop. */
function StageLabel({ stage, index }: { stage: AxisStage; index: number }) {
  const name = breakLines(stage.name, lineLimit);
  const text = breakLines(stage.text, lineLimit);
  const lines = [
    { words: String(stage.year), className: 'strong' },
    ...name.map((words) => ({ words, className: 'name' })),
    ...text.map((words) => ({ words, className: 'muted' })),
  ];
  const leftward = index >= axisStages.length / 2;
  const x = stage.gap === null ? 100 : index === 0 ? 0 : axisShare(stage.year);
  return (
    <At x={`${x}%`}>
      {lines.map(({ words, className }, line) => (
        <text
          key={words}
          x={stage.gap === null || index === 0 ? 0 : leftward ? 8 : -8}
          y={rows.words - (lines.length - 1 - line) * lineHeight}
          className={leftward ? `${className} end` : className}
        >
          {words}
        </text>
      ))}
    </At>
  );
}

function Chart() {
  const left = detailX - ellipse.rx;
  const right = detailX + ellipse.rx;
  return (
    <svg className="axis__chart" width="1184" height={rows.cone} aria-hidden="true">
      <Stretched from={0} length={100} height={rows.cone} className="axis__cone">
        <path d={`M${left + 1} ${rows.axis + 14}L0 ${rows.cone}H100L${right} ${rows.axis}z`} />
        <path
          d={`M${left + 1} ${rows.axis + 14}L0 ${rows.cone}M${right} ${rows.axis}L100 ${rows.cone}`}
          className="connector"
        />
      </Stretched>
      <line
        x1={`${axisShare(axisStages[0]?.year ?? last)}%`}
        x2={`${axisShare(last)}%`}
        y1={rows.axis}
        y2={rows.axis}
        className="track-done"
      />
      <line
        x1={`${axisShare(last)}%`}
        x2={`${axisShare(axisEnd)}%`}
        y1={rows.axis}
        y2={rows.axis}
        className="track-planned"
      />
      <ellipse
        cx={`${detailX}%`}
        cy={rows.axis}
        rx={`${ellipse.rx}%`}
        ry={ellipse.ry}
        className="axis__detail"
      />
      {axisStages.map((stage, index) => (
        <g key={stage.year}>
          <StageLabel stage={stage} index={index} />
          <Stop x={`${axisShare(stage.year)}%`} y={rows.axis} state="done" />
          {stage.gap && (
            <text
              x={`${axisShare(stage.year + stage.gap / 2)}%`}
              y={rows.axis + 5}
              className="muted mid on-line"
            >
              {fill(axis.gap, { years: stage.gap })}
            </text>
          )}
        </g>
      ))}
      <text x={`${left}%`} y={rows.axis + 34} className="strong end">
        {detailMark}
      </text>
      <text x="100%" dx="-16" y={rows.cone - 18} className="strong end">
        {fill(detailLabel, { year: last })}
      </text>
    </svg>
  );
}

/** Four industrial stages to scale, and the stretch since the last one opened into detail A. */
export function IndustryAxis() {
  return (
    <div className="axis">
      <p className="visually-hidden">{fill(axis.description, { year: last })}</p>
      <Chart />
      <details className="fold">
        <summary>{fill(axis.stages, { first: axisStages[0]?.year ?? last, last })}</summary>
        <ol className="axis__stages">
          {axisStages.map(({ year, name, text, gap }) => (
            <li key={year}>
              <strong>{year}</strong>
              <b>{name}</b>
              <span>{text}</span>
              <span className="axis__gap">
                {gap ? fill(axis.gap, { years: gap }) : fill(detailLabel, { year })}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
