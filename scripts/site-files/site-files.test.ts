import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { addressesWithQuery, writeSecurityContact } from './documents.ts';
import { siteFiles } from './site-files.ts';

test('equal sources give equal files, to the byte, of text and not of objects', async () => {
  for (const [path, make] of siteFiles()) {
    const [first, second] = [await make(), await make()];
    expect(Buffer.from(second).equals(Buffer.from(first)), path).toBe(true);
    expect(String(second), path).not.toContain('[object ');
  }
});

test('the security contact expires less than a year after the build', () => {
  const builtAt = new Date('2026-03-01T09:30Z');
  expect(writeSecurityContact('https://flow.example', builtAt)).toBe(
    `Contact: mailto:${brand.securityEmail}\nExpires: 2027-02-28T00:00:00Z\nPreferred-Languages: en\nCanonical: https://flow.example/.well-known/security.txt\n`,
  );
});

test('pages are fetched ahead, those with a query not', () => {
  const pattern = new URLPattern(addressesWithQuery, 'https://flow.example');
  expect(pattern.test('https://flow.example/book-demo')).toBe(false);
  expect(pattern.test('https://flow.example/book-demo?process=1')).toBe(true);
});
