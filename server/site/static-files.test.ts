import { expect, test } from 'vitest';
import { replaceOrigin } from './static-files.ts';

test.each([
  ['<a href="https://flow.example/book-demo">', '<a href="http://127.0.0.1:3000/book-demo">'],
  ['See https://flow.example.', 'See http://127.0.0.1:3000.'],
  ['https://flow.example.com/', 'https://flow.example.com/'],
  ['https://flow.example:8080/', 'https://flow.example:8080/'],
  ['https://flowXexample/', 'https://flowXexample/'],
])('the origin is replaced wherever it stands, and no other: %s', (text, expected) => {
  expect(replaceOrigin(text, 'https://flow.example', 'http://127.0.0.1:3000')).toBe(expected);
});
