import { expect, test } from 'vitest';
import { createReceipts, createSignedTokens } from './signed-tokens.ts';

const tokens = createSignedTokens('secret', 'receipt');

test('a token is valid only exactly as it was signed', () => {
  const token = tokens.sign('id.with.dots');
  expect(tokens.verify(token)).toBe('id.with.dots');
  for (const forged of [`${token}a`, token.slice(0, -1), `x${token}`, 'id.with.dots', '.', '']) {
    expect(tokens.verify(forged), forged).toBeUndefined();
  }
});

test('a token of another purpose or another secret is not valid', () => {
  expect(tokens.verify(createSignedTokens('secret', 'other').sign('id'))).toBeUndefined();
  expect(tokens.verify(createSignedTokens('other', 'receipt').sign('id'))).toBeUndefined();
});

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
