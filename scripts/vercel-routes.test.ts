import { expect, test } from 'vitest';
import { vercelRoutes } from './vercel-routes.ts';

const headers = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; img-src 'self'
/assets/*
  Cache-Control: public
`;

/** As Vercel's router matches, which ignores case unless told otherwise. */
function matches(src: string, path: string): boolean {
  return new RegExp(src, 'i').test(path);
}

test('headers come before files, rewrites and the 404 page after them', () => {
  const routes = vercelRoutes(headers, '/pms/* /redirecting 200\n/plans /redirecting 200\n');
  const [all, assets, files, wildcard, fixed, rest] = routes;
  expect(all).toMatchObject({
    headers: {
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'",
    },
    continue: true,
  });
  expect(assets).toMatchObject({ headers: { 'Cache-Control': 'public' } });
  expect(files).toEqual({ handle: 'filesystem' });
  for (const route of [all, assets, wildcard, fixed]) expect(route).toHaveProperty('src');
  if (!wildcard || !('src' in wildcard) || !fixed || !('src' in fixed)) throw new Error();
  for (const path of ['/pms', '/pms/a/b', '/PMS/x']) expect(matches(wildcard.src, path)).toBe(true);
  expect(matches(wildcard.src, '/pms-reports')).toBe(false);
  expect(matches(fixed.src, '/plans/a')).toBe(false);
  expect(rest).toMatchObject({ dest: '/404', status: 404 });
});

test('a rule that Vercel would not follow is refused', () => {
  expect(() => vercelRoutes(headers, '/plans / 301\n')).toThrow('only rewrites');
});
