import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { assetPolicy, inlineHashes, pagePolicy, siteHeaders } from './security-headers.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('every response may be framed, guessed at, opened into and told of by nobody', () => {
  expect(siteHeaders({ siteUrl: 'http://flow.example' })).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  const policies = [assetPolicy, pagePolicy('')];
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  }
  expect(pagePolicy('')).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('a script that is loaded from elsewhere does not hide the inline script after it', () => {
  const inline = '<script>start()</script>';
  const [hash = ''] = inlineHashes(inline);
  expect(hash).toMatch(/^'sha256-/);
  const html = `<script defer src="https://count.example/script.js"></script>${inline}`;
  expect(inlineHashes(html)).toEqual([hash]);
});

test('a policy allows the scripts and styles that are in the page, once each, and no data block', () => {
  const policy = pagePolicy(
    '<style>p{}</style><style>p{}</style><script type="application/ld+json">{"a":1}</script>' +
      '<script>run()</script><script type="module" nonce>load()</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('run()')} ${hash('load()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
});

test('HSTS includes subdomains and preload only if configured, and only over HTTPS', () => {
  const header = 'Strict-Transport-Security';
  const siteUrl = 'https://flow.example';
  const age = 'max-age=63072000';
  expect(siteHeaders({ siteUrl })[header]).toBe(age);
  expect(siteHeaders({ siteUrl, hsts: 'subdomains' })[header]).toBe(`${age}; includeSubDomains`);
  expect(siteHeaders({ siteUrl, hsts: 'preload' })[header]).toBe(
    `${age}; includeSubDomains; preload`,
  );
  const plain = { siteUrl: 'http://flow.example', hsts: 'preload' } as const;
  expect(siteHeaders(plain)).not.toHaveProperty(header);
});
