/**
 * The chart under the branches, in pixels of the 1440 px design. A degree of latitude is drawn longer than one of longitude by
 * about as much as it is at 20° N. The upper edge lies at 31° N: no contested border is on the chart.
 */
export const chart = {
  width: 1440,
  height: 812,
  /** Upper limit of the northernmost land. */
  top: 7,
  /** The upper left corner, in degrees. */
  west: 49.935,
  north: 31.2,
  /** Pixels a degree. */
  perLongitude: 31,
  perLatitude: 33,
} as const;

export type Point = { readonly x: number; readonly y: number };

/** Degrees east and north to pixels of the chart. */
export function pointOf(place: { readonly longitude: number; readonly latitude: number }): Point {
  return {
    x: (place.longitude - chart.west) * chart.perLongitude,
    y: (chart.north - place.latitude) * chart.perLatitude,
  };
}
