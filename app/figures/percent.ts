/** A share, 0 to 1, as a percentage of a drawing's width or height, rounded to 0.01 %. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
