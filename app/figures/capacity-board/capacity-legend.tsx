import type { CapacityIq } from '#app/content/types.ts';
import './capacity-board.css';

type Props = { legend: CapacityIq['legend'] };

/** The three kinds of bar, and the hatchings that all bars on the page are filled with. */
export function CapacityLegend({ legend }: Props) {
  return (
    <span className="capacity__legend">
      <svg className="capacity__patterns" width="0" height="0" aria-hidden="true">
        <pattern
          id="hatch-over"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="capacity__hatch-ground" width="6" height="6" />
          <rect className="capacity__hatch-over" width="3" height="6" />
        </pattern>
        <pattern
          id="hatch-leave"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="capacity__hatch-leave" width="1" height="5" />
        </pattern>
      </svg>
      {(['committed', 'planned', 'over'] as const).map((kind) => (
        <span key={kind}>
          <svg width="22" height="12" aria-hidden="true">
            <rect className={`capacity__${kind}`} width="22" height="12" />
          </svg>
          {legend[kind]}
        </span>
      ))}
    </span>
  );
}
