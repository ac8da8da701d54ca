import { expect, test } from 'vitest';
import { capacityIq } from '#app/content/capacity-iq.ts';
import { suggestions } from './suggestions.ts';

test('in a suggestion no line ends between a number and its hours', () => {
  for (const { name, text } of suggestions(capacityIq.insights)) {
    expect(`${name} ${text}`).not.toMatch(/\d h\b/);
    expect(text).toMatch(/\d\u00a0h\b/);
  }
});
