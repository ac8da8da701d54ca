import { expect, test } from 'vitest';
import { createReceipts } from './receipts.ts';

test('a receipt is read for a day, and one of another secret never', () => {
  const day = 24 * 60 * 60_000;
  let now = Date.UTC(2026, 10, 24);
  const receipts = createReceipts('secret', () => now);
  const token = receipts.sign('08XN4K2M0F7Q');
  expect(createReceipts('another', () => now).verify(token)).toBeUndefined();
  now += day - 1;
  expect(receipts.verify(token)).toBe('08XN4K2M0F7Q');
  now += 1;
  expect(receipts.verify(token)).toBeUndefined();
  expect(receipts.idOf(token)).toBe('08XN4K2M0F7Q');
  expect(createReceipts('another', () => now).idOf(token)).toBeUndefined();
});
