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

test('the paths of the specification redirect, with a slash too, and those with a wildcard with all below', () => {
  for (const name of [...alone, ...withWildcard]) {
    expect(isRedirectPath(`/${name}`), name).toBe(true);
    expect(isRedirectPath(`/${name}/`), name).toBe(true);
    expect(isRedirectPath(`/${name}/far/below/`), name).toBe(withWildcard.includes(name));
    expect(isRedirectPath(`/${name}x`), name).toBe(false);
  }
  const below = withWildcard.map((name) => `/${name}/*`);
  const paths = [...alone, ...withWildcard].map((name) => `/${name}`);
  expect(redirectPatterns.toSorted()).toEqual([...paths, ...below].sort());
});

test('no page of the site redirects, and neither does an unknown path', () => {
  for (const path of [...pages, '/', '//', '', '/no-such-page', '/x/login']) {
    expect(isRedirectPath(path), path).toBe(false);
  }
});
