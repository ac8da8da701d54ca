import { expect, test } from 'vitest';
import { brand } from '#app/brand.ts';
import { writeSecurityContact } from './documents.ts';
import { makeSiteFiles } from './site-files.ts';

test('equal sources give equal files, to the byte', { timeout: 60_000 }, async () => {
  const [first, second] = await Promise.all([makeSiteFiles(), makeSiteFiles()]);
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [path, content] of first) {
    expect(Buffer.from(content).equals(Buffer.from(second.get(path) ?? '')), path).toBe(true);
  }
});

test('the security contact expires less than a year after the build', () => {
  const facts = {
    origin: 'https://flow.example',
    pages: [],
    builtAt: new Date('2026-03-01T09:30Z'),
  };
  expect(writeSecurityContact(facts)).toBe(
    `Contact: mailto:${brand.securityEmail}\nExpires: 2027-02-28T00:00:00Z\nPreferred-Languages: en\nCanonical: https://flow.example/.well-known/security.txt\n`,
  );
});
