import './dial.css';

const radius = 52;

/** A point of the half circle, at a share of it from the left. */
function point(share: number, distance: number): string {
  const angle = Math.PI * (1 - share);
  return `${(60 + distance * Math.cos(angle)).toFixed(1)} ${(60 - distance * Math.sin(angle)).toFixed(1)}`;
}

function arc(share: number): string {
  return `M${point(0, radius)}A${radius} ${radius} 0 0 1 ${point(share, radius)}`;
}

/** A half circle filled to a value, with a tick at its target, in percent. The words beside it say the same. */
export function Dial({ percent, target }: { readonly percent: number; readonly target: number }) {
  return (
    <svg className="dial" viewBox="0 0 120 66" aria-hidden="true">
      <path className="dial__rest" d={arc(1)} />
      <path d={arc(percent / 100)} />
      <path
        className="dial__target"
        d={`M${point(target / 100, radius - 7)}L${point(target / 100, radius + 8)}`}
      />
    </svg>
  );
}
