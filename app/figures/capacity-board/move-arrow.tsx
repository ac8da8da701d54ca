import type { Arrow } from './arrow.ts';

/** Draws a move over the board: 2 px in the colour of the person who acts. */
export function MoveArrow({ arrow: { points, head } }: { arrow: Arrow }) {
  const end = points.at(-1);
  return (
    <svg className="capacity__arrow" width="100%" height="100%" aria-hidden="true">
      {points.slice(1).map((point, index) => {
        const from = points[index] ?? point;
        return (
          <line
            key={`${point.x} ${point.y}`}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${point.x}%`}
            y2={`${point.y}%`}
          />
        );
      })}
      {end && (
        <svg x={`${end.x}%`} y={`${end.y}%`} aria-hidden="true">
          <path d={head === 'left' ? 'M8-6L0 0l8 6' : 'M-6-8L0 0l6-8'} />
        </svg>
      )}
    </svg>
  );
}
