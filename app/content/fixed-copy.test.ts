import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoForm } from './demo-form.ts';
import { messages } from './messages.ts';
import { notFound } from './not-found.ts';
import { privacyPolicy, requestRetentionDays } from './privacy-policy.ts';
import { redirecting } from './redirecting.ts';
import { settings } from './settings.ts';
import type { Policy } from './types.ts';

// Messages and policy statements that the specification fixes (sections 4, 5, 8 and 9).

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** Every string in a piece of content, in reading order. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function body(policy: Policy): string {
  return policy.sections.map((section) => strings(section.body).join('')).join('\n');
}

test('the messages of the specification are used word for word', () => {
  expect(messages.request).toMatchObject({
    configurationMissing:
      'EmailJS configuration is not set. Please set it up in the settings page.',
    sendFailed: 'Failed to send your request. Please try again later.',
    unexpected: 'Failed to submit your demo request. Please try again later.',
    sent: "Your demo request has been sent successfully! We've also sent you a confirmation email.",
  });
  expect(messages.settings).toEqual({
    saved: 'EmailJS configuration saved successfully!',
    saveFailed: 'Failed to save EmailJS configuration.',
  });
  expect(messages.fallback.title).toBe('Unexpected Application Error!');
  expect(notFound.title).toBe("Oops! The page you're looking for cannot be found.");
  expect(notFound.returnHome).toEqual({ label: 'Return to Home', href: '/' });
  expect(redirecting.title).toBe('Redirecting to homepage');
  expect(demoForm.submitting).toBe('Submitting...');
  expect(demoForm.thankYou.title).toBe('Thank You');
  expect(demoForm.thankYou.next.title).toBe('What happens next');
  expect(strings(demoForm.thankYou).join(' ')).toContain('1-2 business days');
});

test('the settings fields carry their messages', () => {
  const { userId, serviceId, templateId } = settings.fields;
  expect([userId.required, serviceId.required, templateId.required]).toEqual([
    'User ID is required',
    'Service ID is required',
    'Template ID is required',
  ]);
});

test.each(['terms-conditions.ts', 'privacy-policy.ts'])(
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
  const copy = body(privacyPolicy);
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
