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
    tiles: ['crm.svg', '/logos/none.svg', 'Msvg', 'M1 1h24', 'https://crm.example/a.svg'].map(
      (logo, at) => ({ id: `tile-${at % 4}`, logo }),
    ),
  };
  const files = [
    { file: 'first.ts', value: { meta: home.meta } },
    { file: 'second.ts', value: broken },
  ];
  expect(() => checkCopy(files)).toThrow(
    `Copy cannot be published:
  second.ts: meta.title: must have at most 60 characters, has 61
  second.ts: meta.description: must have at least 70 characters, has 10
  second.ts: hero.lead: must not use filler words (streamline, empower, seamless, leverage, unlock)
  second.ts: hero.badge: must not be empty
  second.ts: hero.href: /book-a-demo must be a page of this site, an https address or a mailto address
  second.ts: tiles.0.logo: must be an SVG path, a file such as /logos/acme.svg, or an https address
  second.ts: tiles.1.logo: names public/logos/none.svg, which does not exist (create the folder public/)
  second.ts: tiles.2.logo: must be an SVG path, a file such as /logos/acme.svg, or an https address
  second.ts: tiles: must not repeat an entry
  second.ts: meta.path: must differ from first.ts`,
  );
});

test.each<[field: string, change: object, reason: RegExp]>([
  ['name', { name: '' }, /empty/],
  ['postalAddress', { postalAddress: '1 Line Road\nGurugram' }, /line breaks/],
  ['salesEmail', { salesEmail: 'nobody' }, /email address/],
  ['siteUrl', { siteUrl: 'https://northline.example/' }, /without a slash/],
  ['docsPath', { docsPath: '/documents' }, /page of this site/],
  ['mark.lines', { mark: { ...brand.mark, lines: 'hello' } }, /SVG path/],
  ['calendar.timeZone', { calendar: { ...brand.calendar, timeZone: 'Delhi' } }, /time zone/],
  ['calendar.holidays.0', { calendar: { ...brand.calendar, holidays: ['26 Jan'] } }, /date/],
  ['proof.erp', { proof: { erp: '' } }, /empty/],
  [
    'proof.contact.picture',
    { proof: { contact: { name: 'Vikram', role: 'Sales', picture: '/people/nobody.svg' } } },
    /names public\/people\/nobody\.svg/,
  ],
])('a brand whose %s cannot be published is refused with a reason', (field, change, reason) => {
  expect(copyProblems({ ...brand, ...change })).toEqual([
    { field, reason: expect.stringMatching(reason) },
  ]);
});

test('customers may say what we do not', () => {
  const customers = [{ name: 'Iyer', sentence: 'It is seamless.', person: 'Lena', role: 'Head' }];
  expect(copyProblems({ ...brand, proof: { customers } })).toEqual([]);
});
