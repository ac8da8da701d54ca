import { expect, test } from 'vitest';
import { home } from '#app/pages/home/copy.ts';
import { termsConditions } from '#app/pages/terms-conditions/copy.ts';

test('each pledge of the home page names a section of the terms, with no number or place that the section lacks', () => {
  for (const { section: id, text } of home.pledges.entries) {
    const section = termsConditions.sections.find((each) => each.id === id);
    const words = JSON.stringify(section?.body);
    for (const [fact] of text.matchAll(
      /\d+ days|no card|offline|invoice|store and process it|encrypted|cloud provider|Indian law|Haryana/g,
    )) {
      expect(words, `${id}: ${fact}`).toContain(fact.replace('no card', 'card'));
    }
  }
});
