import '#app/styles/figures.css';

/**
 * The marks of every figure, as SVG. Color means state, and each state has its own shape: a full dot is done, a blue
 * dot with a halo is where a person acts now, a dashed ring is planned, an open ring waits for several tracks.
 * Coordinates are in the figure's own units.
 */

type StopState = 'done' | 'now' | 'planned' | 'join';

type StopProps = { x?: number; y?: number; state: StopState; r?: number };

export function Stop({
  x = 0,
  y = 0,
  state,
  r = state === 'join' ? 10 : state === 'now' ? 9 : 8,
}: StopProps) {
  return (
    <circle cx={x} cy={y} r={r} className={state === 'now' ? 'stop-now halo' : `stop-${state}`} />
  );
}
