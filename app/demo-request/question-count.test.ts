import { expect, test } from 'vitest';
import { demoFields } from './demo-fields.ts';
import { countWord, errorTitle, questionCount } from './question-count.ts';

test('the form says how many questions it asks, as many as its rows require', () => {
  const required = demoFields.filter((field) => field.required).length;
  expect(questionCount()).toMatch(new RegExp(`^${countWord(required)} questions?\\.`));
});

test('numbers are words up to ten, and the title of the errors has its singular', () => {
  expect([1, 5, 10, 11].map(countWord)).toEqual(['One', 'Five', 'Ten', '11']);
  expect(errorTitle(1)).not.toBe(errorTitle(2).replace('Two', 'One'));
});
