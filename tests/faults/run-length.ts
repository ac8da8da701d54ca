/** Set by long-runs.full.test.ts, which runs the same tests with larger numbers. */
const long = process.env.FAULTS === 'long';

export function runLength(short: number, longRun: number): number {
  return long ? longRun : short;
}
