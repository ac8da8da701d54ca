import { expect, test } from 'vitest';
import { isFreemail, suggestAddress } from './email-hints.ts';
import { normalize } from './normalize.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@GMAIL.con', 'asha@gmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@rediffmial.com', 'asha@rediffmail.com'],
  ['asha@reddifmail.com', 'asha@rediffmail.com'],
  ['asha@rao-castings.con', 'asha@rao-castings.com'],
  ['asha@rao.comm', 'asha@rao.com'],
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

test('a private mailbox is told apart from a work address', () => {
  expect(isFreemail('asha@Gmail.com')).toBe(true);
  expect(isFreemail('asha@rao-castings.example')).toBe(false);
});

test.each([
  ['+919876543210', 'en-US', '+91 98765 43210'],
  ['+91-9876-543210', 'en-US', '+91 98765 43210'],
  ['9876543210', 'en-IN', '98765 43210'],
  ['9876543210', 'en-US', '9876543210'],
  ['+12125550123', 'de-DE', '+1 212 555 0123'],
  ['+4930123456789', 'de-DE', '+4930123456789'],
  ['98765 4321', 'en-IN', '98765 4321'],
  ['9876543210 ext. 4', 'en-IN', '9876543210 ext. 4'],
])('the phone number %s (%s) reads %s', (typed, language, normalized) => {
  expect(normalize('phoneNumber', typed, language)).toBe(normalized);
});

test('a bare domain gets a scheme, and anything that is not a website stays as typed', () => {
  expect(normalize('website', ' rao.example ', 'en')).toBe('https://rao.example');
  expect(normalize('website', 'http://rao.example', 'en')).toBe('http://rao.example');
  expect(normalize('website', 'not a site', 'en')).toBe('not a site');
  expect(normalize('website', '', 'en')).toBe('');
  expect(normalize('name', ' rao.example', 'en')).toBe(' rao.example');
});
