import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyPolicy, requestRetentionDays } from '#app/pages/privacy-policy/copy.ts';

// Policy statements that the specification fixes (sections 8 and 9). Its messages are read in the browser (tests/e2e/).

function read(name: string): string {
  return readFileSync(`app/pages/${name}/copy.ts`, 'utf8');
}

test.each(['terms-conditions', 'privacy-policy'])(
  '%s makes every policy statement of the specification',
  (name) => {
    const copy = read(name);
    expect(copy).toContain('ccount data is deleted within 7 days of a termination request');
    expect(copy).toMatch(/no minimum age/);
    expect(copy).toMatch(/do not knowingly collect (?:personal )?data from children under 13/);
    expect(copy).toContain('Payments are handled offline');
    expect(copy).toMatch(/hosted on a cloud provider\. Data is encrypted in transit and at rest/);
    expect(copy).toMatch(/governed by Indian law/);
    expect(copy).toMatch(/jurisdiction[^.]*Haryana|Haryana[^.]*jurisdiction/);
  },
);

test('the privacy policy says what the site does with a request', () => {
  expect(requestRetentionDays).toBe(365);
  const copy = JSON.stringify(privacyPolicy.sections);
  for (const statement of [
    'The mail service stores it',
    'our sales inbox',
    'It emails you a confirmation',
    `kept for ${requestRetentionDays} days`,
    'delete it before the retention period ends',
    'campaign tags in the link (UTM)',
    '(referrer)',
    'the page you landed on',
    'sets no cookies',
    'no third-party requests',
    'in session storage',
  ]) {
    expect(copy).toContain(statement);
  }
});
