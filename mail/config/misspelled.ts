/**
 * The known name that is one or two letters away; undefined if none is. Short names are skipped: `HOST` resembles too
 * many.
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (name.length < 7) return undefined;
  return known.find((other) => other.length > 6 && distance(name, other) <= 2);
}

/** Levenshtein distance, or 3 when the lengths alone differ by more than 2. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (left === right ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
