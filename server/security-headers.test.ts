import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, siteHeaders } from './security-headers.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('a policy allows the scripts and styles that are in the page, once each, and no data block', () => {
  const policy = pagePolicy(
    '<style>p{}</style><style>p{}</style><script type="application/ld+json">{"a":1}</script>' +
      '<script>run()</script><script type="module" nonce>load()</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('run()')} ${hash('load()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
});

test('browsers are asked to preload the domain only where its owner says so, and only of a site served by HTTPS', () => {
  const header = 'Strict-Transport-Security';
  const siteUrl = 'https://flow.example';
  expect(siteHeaders({ siteUrl })[header]).toBe('max-age=63072000; includeSubDomains');
  expect(siteHeaders({ siteUrl, hstsPreload: true })[header]).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
  expect(siteHeaders({ siteUrl: 'http://flow.example', hstsPreload: true })).not.toHaveProperty(
    header,
  );
});
