import { scaleLinear } from 'd3-scale';
import { capacity, fullWeek } from '#app/sample-operations/capacity.ts';
import { keyResults } from '#app/sample-operations/okr.ts';

/** The roadmap's pictures without words, for a phone; view box 90 × 64. */

export function AssistantSign() {
  return (
    <>
      <path className="connector" d="M2 2h58v22H22l-8 8v-8H2zM30 38h58v22H30z" />
      <path className="roadmap__words" d="M11 13h36M40 49h36" />
    </>
  );
}

export function BranchesSign() {
  return (
    <>
      <path className="trunk" d="M10 8v44h32M10 28h32" />
      <circle className="stop-done" cx="10" cy="8" r="8" />
      <circle className="stop-done" cx="44" cy="28" r="6" />
      <circle className="stop-done" cx="44" cy="52" r="6" />
      <path className="connector" d="M64 4h8v54h-8" />
    </>
  );
}

const percentToWidth = scaleLinear([0, 100], [0, 74]);

export function GoalsSign() {
  const percents = keyResults.map(({ onTime, closed }) => (100 * onTime) / closed);
  return percents.map((percent, index) => {
    const box = { x: 14, y: 4 + index * 22, height: 10 };
    return (
      <g key={percent}>
        <rect className="rest" {...box} width="74" />
        <rect
          className={percent === Math.min(...percents) ? 'behind' : undefined}
          {...box}
          width={Math.round(percentToWidth(percent))}
        />
      </g>
    );
  });
}

const hoursToWidth = scaleLinear([0, fullWeek], [0, 70]);

export function CapacitySign() {
  return (
    <>
      {capacity.slice(0, 4).map(({ name, hours: [hours = 0] }, index) => {
        const within = Math.round(hoursToWidth(Math.min(hours, fullWeek)));
        const over = Math.round(hoursToWidth(Math.max(0, hours - fullWeek)));
        return (
          <g key={name}>
            <rect y={3 + index * 16} width={within} height="9" />
            {over > 0 && (
              <rect className="behind" x={within} y={3 + index * 16} width={over} height="9" />
            )}
          </g>
        );
      })}
      <path className="full-week" d="M70 0v64" />
    </>
  );
}
