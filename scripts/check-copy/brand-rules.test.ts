import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { brandProblems } from './brand-rules.ts';

test('the brand itself can be published', () => {
  expect(brandProblems(brand)).toEqual([]);
});

const said = { person: 'Lena Rao', role: 'Plant head', sentence: 'It is seamless.' };

test.each<[field: string, change: object, reason: RegExp]>([
  ['name', { name: '' }, /one line/],
  ['postalAddress', { postalAddress: '1 Line Road\nGurugram' }, /one line/],
  ['salesEmail', { salesEmail: 'nobody' }, /email address/],
  ['siteUrl', { siteUrl: 'https://northline.example/' }, /without a slash/],
  ['docsPath', { docsPath: '/documents' }, /page of this site/],
  ['mark.lines', { mark: { ...brand.mark, lines: 'hello' } }, /SVG path/],
  ['calendar.timeZone', { calendar: { ...brand.calendar, timeZone: 'Delhi' } }, /time zone/],
  ['calendar.holidays.0', { calendar: { ...brand.calendar, holidays: ['26 Jan'] } }, /date/],
  ['proof.prize', { proof: { prize: 'From 900 rupees' } }, /not a field/],
  ['proof.erp', { proof: { erp: '' } }, /one line/],
  ['proof.customers.0.name', { proof: { customers: [said] } }, /missing/],
  [
    'proof.customers.0.logo',
    { proof: { customers: [{ name: 'Iyer', logo: 'iyer.svg', ...said }] } },
    /must be an SVG path, a file such as/,
  ],
  [
    'proof.contact.picture',
    { proof: { contact: { name: 'Vikram', role: 'Sales', picture: '/people/nobody.svg' } } },
    /names public\/people\/nobody\.svg/,
  ],
])('%s is refused with a reason', (field, change, reason) => {
  expect(brandProblems({ ...brand, ...change })).toEqual([
    { field, reason: expect.stringMatching(reason) },
  ]);
});
