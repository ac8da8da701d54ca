import { expect, test } from 'vitest';
import { pagePolicy } from '#root/scripts/build/page-policy.ts';
import { assetPolicy, siteHeaders } from './security-headers.ts';

test('every response may be framed, guessed at, opened into and told of by nobody', () => {
  expect(siteHeaders('http://flow.example')).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  for (const policy of [assetPolicy, pagePolicy('')]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  }
  expect(pagePolicy('')).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('HTTPS is demanded of browsers only where the site has it', () => {
  const header = 'Strict-Transport-Security';
  expect(siteHeaders('https://flow.example')[header]).toBe('max-age=63072000');
  expect(siteHeaders('http://flow.example')).not.toHaveProperty(header);
});
