import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

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
