import { scaleLinear } from 'd3-scale';

/**
 * A value's position on an axis, as a percentage of the drawing's width. Such a drawing needs no viewBox: it follows
 * the width of its column while text keeps its size.
 */
export function percentScale(from: number, to: number): (value: number) => string {
  const scale = scaleLinear([from, to], [0, 100]);
  return (value) => `${Math.round(scale(value) * 10) / 10}%`;
}
