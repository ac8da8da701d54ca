import { expect, test } from 'vitest';
import { choiceIn, searchWith } from './query-choice.ts';

const options = ['pune', 'surat'] as const;

test('a query names one of the options, or none', () => {
  expect(choiceIn('?branch=surat', 'branch', options)).toBe('surat');
  expect(choiceIn('?branch=atlantis', 'branch', options)).toBeUndefined();
  expect(choiceIn('?other=surat', 'branch', options)).toBeUndefined();
});

test('a choice is written into the query beside what else stands there', () => {
  expect(searchWith('?utm_source=mail', 'branch', 'pune', 'surat')).toBe(
    '?utm_source=mail&branch=pune',
  );
  expect(searchWith('?branch=pune', 'branch', 'kochi', 'surat')).toBe('?branch=kochi');
});

test('the first choice leaves the address clean', () => {
  expect(searchWith('?branch=pune', 'branch', 'surat', 'surat')).toBe('');
  expect(searchWith('?branch=pune&utm_source=mail', 'branch', 'surat', 'surat')).toBe(
    '?utm_source=mail',
  );
});
