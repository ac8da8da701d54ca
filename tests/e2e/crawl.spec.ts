import { readdir } from 'node:fs/promises';
import { pictureOrigins } from '#app/picture-origins.ts';
import { socialCard } from '#app/seo/social-card.ts';
import { pages } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { expect, test } from './fixtures.ts';
import { attributes, decode, metaContent, pageTitle, structuredData, visibleText } from './html.ts';

type Visited = { path: string; html: string; links: URL[] };

/** Follows every link of the site from the home page on. */
async function crawl(start: string): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const open = ['/'];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (visited.has(path)) continue;
    const response = await fetch(new URL(path, start), { redirect: 'manual' });
    expect(response.status, `${path} is linked to`).toBe(200);
    const html = await response.text();
    const links = attributes(html, 'a', 'href')
      .map((href) => new URL(href, new URL(path, start)))
      .filter(({ origin }) => origin === new URL(start).origin);
    visited.set(path, { path, html, links });
    open.push(...links.map(({ pathname }) => pathname));
  }
  return visited;
}

const indexable = pages
  .filter(({ indexed }) => indexed)
  .map(({ path }): string => path)
  .sort();

test('sitemap, prerendered pages, canonical links and linked pages agree', async ({ site }) => {
  const reached = await crawl(site.url);
  const listed = [...reached.values()].filter(
    ({ html }) => metaContent(html, 'robots') !== 'noindex',
  );
  expect(listed.map(({ path }) => path).sort(), 'reached by links').toEqual(indexable);

  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const located = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
  expect(located.sort()).toEqual(indexable.map((path) => `${brand.siteUrl}${path}`));

  const files = (await readdir('build/client')).filter((name) => name.endsWith('.html'));
  const prerendered = files.map((name) =>
    name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`,
  );
  expect(prerendered.sort()).toEqual(['/404', '/redirecting', '/settings', ...indexable].sort());

  const settings = await (await fetch(`${site.url}/settings`)).text();
  expect(metaContent(settings, 'robots')).toBe('noindex');

  for (const { path, html } of listed) {
    const canonical = Array.from(html.matchAll(/<link rel="canonical" href="([^"]*)"/g));
    expect(canonical.map(([, href]) => href)).toEqual([`${brand.siteUrl}${path}`]);
  }
});

test('every link leads to a page, every anchor to an element of it, and every file that is named exists', async ({
  site,
}) => {
  const reached = await crawl(site.url);
  const files = new Set<string>();
  for (const { path, html, links } of reached.values()) {
    for (const { pathname, hash } of links) {
      if (!hash) continue;
      const ids = attributes(reached.get(pathname)?.html ?? '', '[a-z]+', 'id');
      expect(ids, `${path} links to ${pathname}${hash}`).toContain(hash.slice(1));
    }
    for (const href of attributes(html, 'link', 'href')) files.add(href);
    for (const src of attributes(html, '(?:img|script|source)', 'src')) files.add(src);
  }
  for (const name of files) {
    if ([brand.siteUrl, ...pictureOrigins()].some((origin) => name.startsWith(origin))) continue;
    expect((await fetch(new URL(name, site.url))).status, name).toBe(200);
  }
});

test('a page without a canonical link gets one to its own address', async ({ page, site }) => {
  const answer = page.waitForResponse(`${site.url}/nowhere?from=mail`);
  await page.route('**/nowhere?from=mail', async (route) => {
    // A 404 would be reported in the console, which has to stay clean.
    const response = await route.fetch();
    await route.fulfill({ response, status: 200 });
  });
  await page.goto('/nowhere?from=mail');
  await answer;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.url}/nowhere?from=mail`,
  );
});

test('every page names the social card, 1200 by 630 px and at most 100 KB', async ({ site }) => {
  const card = `${brand.siteUrl}${socialCard.path}`;
  for (const { path, html } of (await crawl(site.url)).values()) {
    expect(metaContent(html, 'og:image'), path).toBe(card);
    expect(metaContent(html, 'og:title')).toBe(pageTitle(html));
    expect(metaContent(html, 'og:url')).toBe(`${brand.siteUrl}${path}`);
  }
  const png = await (await fetch(`${site.url}${socialCard.path}`)).bytes();
  const view = new DataView(png.buffer, png.byteOffset);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThanOrEqual(100 * 1024);
});

/** Every text in a JSON value, but keys with `@` and addresses: those name things, they do not state them. */
function statements(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key.startsWith('@') && key !== '@graph' ? [] : statements(part),
  );
}

test('structured data states nothing that the page does not show', async ({ site }) => {
  const types = new Set<string>();
  for (const { path, html } of (await crawl(site.url)).values()) {
    const text = visibleText(html);
    const blocks = structuredData(html);
    expect(blocks.length, path).toBe(path === '/' ? 1 : 0);
    for (const statement of statements(blocks)) expect(text, path).toContain(statement);
    for (const [, type] of decode(JSON.stringify(blocks)).matchAll(/"@type":"(\w+)"/g)) {
      if (type) types.add(type);
    }
    expect(JSON.stringify(blocks)).not.toMatch(/"(?:aggregateRating|review|price|offers)"/);
  }
  expect([...types].sort()).toEqual(['Organization', 'WebSite']);
});
