import { expect, test } from 'vitest';
import { isCallable } from './phone-hints.ts';

test('a number with its area or country code can be called; letters, too few and too many digits cannot', () => {
  for (const number of [
    '+91 98765 43210',
    '98765 43210 / 98765 43211',
    '030/90182000',
    '٠٩١٢٣٤٥٦٧٨٩',
  ]) {
    expect(isCallable(number), number).toBe(true);
  }
  for (const text of [
    'abcdefghij',
    '98765 4321',
    '1-800-FLOWERS',
    '0000000000',
    '98765432109876543210',
  ]) {
    expect(isCallable(text), text).toBe(false);
  }
});
