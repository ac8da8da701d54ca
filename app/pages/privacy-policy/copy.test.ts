import { expect, test } from 'vitest';
import { demoFields } from '#request/demo-fields.ts';
import { copyProblems } from '#root/scripts/check-copy/rules.ts';
import { privacyPolicyFor } from './copy.ts';

const usual = {
  hostedMail: false,
  visitSource: true,
  analytics: false,
  pictureOrigins: [],
} as const;
const bodyOf = (facts: Parameters<typeof privacyPolicyFor>[0]) =>
  JSON.stringify(privacyPolicyFor(facts).sections);

test('every variant is copy of ten sections', () => {
  for (const hostedMail of [true, false])
    for (const visitSource of [true, false])
      for (const analytics of [true, false]) {
        const policy = privacyPolicyFor({ ...usual, hostedMail, visitSource, analytics });
        expect(copyProblems(policy)).toEqual([]);
        expect(policy.sections).toHaveLength(10);
      }
});

test('with hosted EmailJS no mail service or store of ours is mentioned', () => {
  const ofOurs =
    /mail service|stores it|random number|where your visits came from|bring it to the form|session storage, until you send it, remove/;
  expect(bodyOf(usual)).toMatch(ofOurs);
  expect(bodyOf({ ...usual, hostedMail: true })).not.toMatch(ofOurs);
  expect(bodyOf({ ...usual, hostedMail: true })).toContain('sends the request to EmailJS');
});

test('where a visit came from is mentioned only while it is kept', () => {
  const mentions = /came from|source of your visits|UTM/;
  expect(bodyOf(usual)).toMatch(mentions);
  expect(bodyOf({ ...usual, visitSource: false })).not.toMatch(mentions);
});

test('an analytics provider is named, and then no page claims that no other host is contacted', () => {
  const counted = bodyOf({ ...usual, analytics: true });
  expect(counted).toContain('Umami');
  expect(counted).not.toContain('no third-party requests');
  expect(bodyOf(usual)).not.toMatch(/Umami/);
});

test('every field of the form is named, one that is added too', () => {
  const added = { label: 'Which shift starts first?', required: false };
  const named = JSON.stringify(privacyPolicyFor(usual, [...demoFields, added]).sections);
  for (const { label } of [...demoFields, added]) expect(named).toContain(`“${label}”`);
  expect(bodyOf(usual)).not.toContain(added.label);
});

test('other hosts of pictures are named, and then no page claims that no other host is contacted', () => {
  const pictureOrigins = ['https://logos.example', 'https://cdn.example'];
  for (const analytics of [true, false]) {
    const named = bodyOf({ ...usual, analytics, pictureOrigins });
    expect(named).toContain('pictures from logos.example and cdn.example');
    expect(named).not.toContain('no third-party requests');
  }
});
