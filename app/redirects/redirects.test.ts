import { expect, test } from 'vitest';
import { isRedirectPath, redirectPatterns } from './redirects.ts';

// Word for word from the specification, section 2, so that a path lost from the table is missed here.
const alone =
  `login, signin, signup, register, dashboard, admin, user, users, profile, account, accounts, docs,
  documentation, help, support, contact, about-us, team, careers, jobs, pricing, plans, features, blog, news, updates,
  changelog, release-notes, pms-dashboard, pms-reports, pms-settings, project-management, task-management,
  time-tracking, employee-management, payroll, attendance, leave, reports, analytics, insights, capacity-iq-module,
  okr-modules, gpt-assistant-ai, multi-branch, branch-support`.split(/,\s+/);
const withWildcard = 'pms, old-site, beta, v1, v2, app, api, auth, legacy, hr'.split(', ');
const pages =
  `/book-demo, /settings, /fms-details, /terms-conditions, /privacy-policy, /okr-module, /capacity-iq,
  /gpt-assistant, /multi-branch-support`.split(/,\s+/);

test.each(alone)('/%s redirects alone, with or without a trailing slash', (name) => {
  expect(isRedirectPath(`/${name}`)).toBe(true);
  expect(isRedirectPath(`/${name}/`)).toBe(true);
  expect(isRedirectPath(`/${name}/below`)).toBe(false);
  expect(isRedirectPath(`/${name}x`)).toBe(false);
  expect(redirectPatterns).toContain(`/${name}`);
  expect(redirectPatterns).not.toContain(`/${name}/*`);
});

test.each(withWildcard)('/%s redirects with everything below it', (name) => {
  expect(isRedirectPath(`/${name}`)).toBe(true);
  expect(isRedirectPath(`/${name}/`)).toBe(true);
  expect(isRedirectPath(`/${name}/below`)).toBe(true);
  expect(isRedirectPath(`/${name}/far/below/`)).toBe(true);
  expect(isRedirectPath(`/${name}x`)).toBe(false);
  expect(redirectPatterns).toEqual(expect.arrayContaining([`/${name}`, `/${name}/*`]));
});

test('the table has the paths of the specification and no others', () => {
  expect(redirectPatterns).toHaveLength(alone.length + 2 * withWildcard.length);
  expect(new Set(redirectPatterns).size).toBe(redirectPatterns.length);
});

test('no page of the site redirects, and neither does an unknown path', () => {
  for (const path of [...pages, '/', '//', '', '/no-such-page', '/x/login']) {
    expect(isRedirectPath(path), path).toBe(false);
  }
});
