import { expect, test } from 'vitest';
import { createSignedTokens } from './signed-tokens.ts';

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
