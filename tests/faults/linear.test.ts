import { expect, test } from 'vitest';
import { hardest, validators } from './validators.ts';

const factor = 8;

/** Times below this, in milliseconds, are noise, and no attack. */
const floor = 0.4;

function growth(validate: (text: string) => unknown, size: number): number {
  const before = Math.max(floor, hardest(validate, size, 3));
  return hardest(validate, size * factor, 3) / before;
}

// Eight times the text takes eight times the time where work is linear, and 64 times where it is quadratic.
test.each(Object.entries(validators))(
  '%s takes time in proportion to its text',
  (_name, validate) => {
    expect(growth(validate, 12_500)).toBeLessThan(factor * 3);
  },
);

test('a backtracking pattern is detected', () => {
  expect(growth((text) => / +x$/.test(text), 2_000)).toBeGreaterThan(factor * 3);
});
