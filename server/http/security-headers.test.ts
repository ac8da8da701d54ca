import { expect, test } from 'vitest';
import { pagePolicy } from '#root/scripts/build/page-policy.ts';
import { assetPolicy, siteHeaders } from './security-headers.ts';

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
