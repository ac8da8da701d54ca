import { scaleLinear } from 'd3-scale';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { dialScale } from '#app/sample-operations/insights.ts';
import { misReport } from '#app/sample-operations/modules.ts';
import { At, Stop } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.report;
const page = { width: 164, height: 104 };
const bar = scaleLinear().domain([0, 100]).range([0, 26]);

/** Three sources run together into one page of shares closed in time. */
export function ReportMiniature() {
  const { sources, lines } = misReport;
  const middle = page.height / 2;
  const rows = sources.map((name, index) => ({ name, y: middle + (index - 1) * 34 }));
  return (
    <Miniature
      description={fill(copy.description, {
        sources: sources.join(', '),
        lines: lines.map(({ desk, percent }) => `${desk} ${`${percent} %`}`).join(', '),
      })}
    >
      {rows.map(({ name, y }) => (
        <text key={name} y={y + 5}>
          {name}
        </text>
      ))}
      <path
        d={rows.map(({ y }) => `M92 ${y}c10 0 4 ${middle - y} 14 ${middle - y}`).join('')}
        className="sketch"
      />
      <line x1="106" x2="90%" y1={middle} y2={middle} className="sketch" />
      {rows.map(({ name, y }) => (
        <Stop key={name} x={92} y={y} r={5} state="done" />
      ))}
      <At x="100%">
        <rect
          x={-page.width}
          y="1"
          width={page.width - 1}
          height={page.height}
          className="mini__page"
        />
        <text x={12 - page.width} y="23">
          {copy.title}
        </text>
        {lines.map(({ desk, percent }, index) => {
          const y = 48 + index * 21;
          const late = percent < dialScale.watchFrom ? 'late' : '';
          return (
            <g key={desk}>
              <text x={12 - page.width} y={y} className="muted">
                {desk}
              </text>
              <rect
                x="-86"
                y={y - 9}
                width={bar(percent)}
                height="8"
                className={late ? 'mini__late' : 'stop-done'}
              />
              <text x="-10" y={y} className={`end ${late || 'muted'}`}>
                {`${percent} %`}
              </text>
            </g>
          );
        })}
      </At>
    </Miniature>
  );
}
