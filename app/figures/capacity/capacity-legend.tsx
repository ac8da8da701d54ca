import type { CapacityIq } from '#app/content/capacity-iq.ts';
import './capacity-legend.css';

type Props = { legend: Readonly<Record<keyof CapacityIq['legend'], string>> };

/** The three kinds of bar, and the hatching that bars over the limit are filled with. */
export function CapacityLegend({ legend }: Props) {
  return (
    <p className="capacity-legend">
      <svg width="0" height="0" aria-hidden="true">
        <pattern
          id="hatch-over"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="capacity-legend__ground" width="6" height="6" />
          <rect className="capacity-legend__hatch" width="2" height="6" />
        </pattern>
      </svg>
      {(['committed', 'planned', 'over'] as const).map((kind) => (
        <span key={kind}>
          <svg width="22" height="12" aria-hidden="true">
            <rect className={`capacity-${kind}`} width="22" height="12" />
          </svg>{' '}
          {legend[kind]}{' '}
        </span>
      ))}
    </p>
  );
}
