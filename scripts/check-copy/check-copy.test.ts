import { expect, test } from 'vitest';
import { home } from '#app/pages/home/copy.ts';
import { pages } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { checkCopy, copyFiles } from './check-copy.ts';
import { copyProblems } from './rules.ts';

test('every page has its copy in its folder, and all copy passes the rules', () => {
  expect(() => checkCopy()).not.toThrow();
  const files = copyFiles.map(({ file }) => file);
  for (const { file } of pages) {
    expect(files).toContain(`app/${file.replace('page.tsx', 'copy.ts')}`);
  }
});

test('an empty text, a long title, a filler word, a dead link and a title used twice are named with file, field and reason', () => {
  const broken = {
    meta: { ...home.meta, title: 'x'.repeat(61), description: 'Too short.' },
    hero: { lead: 'We streamline work.', badge: '', href: '/book-a-demo' },
    tiles: ['crm.svg', '/logos/none.svg', 'M1 1h24', 'https://crm.example/a.svg'].map(
      (logo, at) => ({ id: `tile-${at % 3}`, logo }),
    ),
  };
  const files = [
    { file: 'first.ts', value: { meta: home.meta } },
    { file: 'second.ts', value: broken },
  ];
  expect(() => checkCopy(files)).toThrow(
    `Copy cannot be published:
  second.ts: meta.title: must have 1 to 60 characters, has 61
  second.ts: meta.description: must have 70 to 160 characters, has 10
  second.ts: hero.lead: must not use filler words (streamline, empower, seamless, leverage, unlock)
  second.ts: hero.badge: must not be empty
  second.ts: hero.href: must be a page of this site, an https address or a mailto address
  second.ts: tiles.0.logo: must be an SVG path, a file of public/, or an https address
  second.ts: tiles.1.logo: must be an SVG path, a file of public/, or an https address
  second.ts: tiles: must not repeat an entry
  second.ts: meta.path: must differ from first.ts`,
  );
});

test.each<[field: string, change: object, reason: RegExp]>([
  ['postalAddress', { postalAddress: '1 Line Road\nGurugram' }, /line breaks/],
  ['salesEmail', { salesEmail: 'nobody' }, /email address/],
  ['siteUrl', { siteUrl: 'https://northline.example/' }, /without a slash/],
  ['mark.lines', { mark: { ...brand.mark, lines: 'hello' } }, /SVG path/],
  ['calendar.holidays.0', { calendar: { ...brand.calendar, holidays: ['26 Jan'] } }, /date/],
])('a brand whose %s cannot be published is refused with a reason', (field, change, reason) => {
  expect(copyProblems({ ...brand, ...change })).toEqual([
    { field, reason: expect.stringMatching(reason) },
  ]);
});

test('customers may say what we do not', () => {
  const customers = [{ name: 'Iyer', sentence: 'It is seamless.', person: 'Lena', role: 'Head' }];
  expect(copyProblems({ ...brand, proof: { customers } })).toEqual([]);
});
