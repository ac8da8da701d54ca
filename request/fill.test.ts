import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('fills every slot of a template, digits and words alike', () => {
  expect(fill('{open} open, {late} late in {place}', { open: 21, late: 6, place: 'Pune' })).toBe(
    '21 open, 6 late in Pune',
  );
});

test('inserts values literally, dollar signs and braces included', () => {
  expect(fill('{a} and {b}', { a: '$&', b: '{a}' })).toBe('$& and {a}');
});

test('throws when a slot has no value', () => {
  const template: string = '{late} late';
  expect(() => fill(template, {})).toThrow('No value for {late} in "{late} late"');
});
