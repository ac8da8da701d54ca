/** The three calculations every figure shares, so that no two of them round differently. */

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The middle value; of an even count, the mean of the two in the middle. Throws on no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('No values, no median.');
  return (lower + upper) / 2;
}

export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values, no mean.');
  return sum(values) / values.length;
}

/** A share in whole per cent; 0 of 0 is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
