/**
 * How long the fault suite runs: a short share in every `npm test`, the long run with FAULTS=long. Both are the same
 * tests; only the numbers differ.
 */
const long = process.env.FAULTS === 'long';

export function runLength(short: number, longRun: number): number {
  return long ? longRun : short;
}
