import { readdir } from 'node:fs/promises';
import { brand } from '#brand/brand.ts';
import { startSite } from '../site-process.ts';
import { expect, test } from './fixtures.ts';

const origin = 'http://www.flow.example:8080';

/** Paths of everything in the build that is text. */
async function textPaths(): Promise<string[]> {
  const names = await readdir('build/client', { recursive: true });
  return names
    .filter((name) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name))
    .filter((name) => !name.startsWith('.vite/'))
    .map((name) => `/${name.replace(/(?:^index)?\.html$/, '')}`);
}

test('a build that is served under another origin names that one in every response', async () => {
  await using site = await startSite({ env: { SITE_URL: origin } });
  const read = async (path: string, coding = 'identity') =>
    (await fetch(site.url + path, { headers: { 'Accept-Encoding': coding } })).text();
  for (const path of await textPaths()) expect(await read(path), path).not.toContain(brand.siteUrl);
  const home = await read('/');
  expect(home).toContain(`<link rel="canonical" href="${origin}/"/>`);
  expect(home).toContain(`"${origin}/#organization"`);
  for (const coding of ['br', 'gzip']) expect(await read('/', coding), coding).toBe(home);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await read('/sitemap.xml')).toContain(`<loc>${origin}/book-demo</loc>`);
});
