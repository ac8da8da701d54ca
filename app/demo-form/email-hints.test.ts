import { expect, test } from 'vitest';
import { suggestAddress } from './email-hints.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@GMAIL.con', 'asha@gmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@rediffmial.com', 'asha@rediffmail.com'],
  ['asha@rao-castings.con', 'asha@rao-castings.com'],
  ['asha@rao.comm', 'asha@rao.com'],
  ['Asha Rao <asha@gmial.com>,', 'asha@gmail.com'],
])('for %s it suggests %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test('a common domain, a company and an unfinished address get no suggestion', () => {
  for (const address of [
    'asha@gmail.com',
    'asha@yahoo.co.in',
    'asha@rao-castings.example',
    'asha@mk.com',
    'asha@gmx.at',
    'asha@mailer.com',
    'asha@hive.com',
    'asha@rao.com',
    'asha@rao.co',
    'asha@rao.com.cn',
    'asha@',
    '',
  ]) {
    expect(suggestAddress(address), address).toBeNull();
  }
});
