import { scaleLinear } from 'd3-scale';

/**
 * Where a value lies on an axis, as a percentage of the drawing's width. A drawing that places its marks this way needs
 * no viewBox: it follows the width of its column, and its words keep their size.
 */
export function percentScale(from: number, to: number): (value: number) => string {
  const scale = scaleLinear([from, to], [0, 100]);
  return (value) => `${Math.round(scale(value) * 10) / 10}%`;
}
