import { expect, test } from 'vitest';
import { replaceOrigin } from './static-files.ts';

const from = 'https://flow.example';
const to = 'http://127.0.0.1:3000';

test.each([
  [`<a href="${from}/book-demo">`, `<a href="${to}/book-demo">`],
  [`"${from}"`, `"${to}"`],
  [`See ${from}. Or ${from}: both.`, `See ${to}. Or ${to}: both.`],
])('the origin is replaced wherever it stands: %s', (text, expected) => {
  expect(replaceOrigin(text, from, to)).toBe(expected);
});

test.each([
  `${from}.com/`,
  `${from}-two/`,
  `${from}:8080/`,
  'https://flowXexample/',
  'http://flow.example/',
])('another origin stays: %s', (text) => {
  expect(replaceOrigin(text, from, to)).toBe(text);
});
