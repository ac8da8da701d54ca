import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand } from '#brand/brand.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { expect, test } from './fixtures.ts';

const origins = ['https://stage.example', 'http://www.flow.example:8080'];
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Paths of everything in the build that is text. */
async function textPaths(): Promise<string[]> {
  const names = await readdir('build/client', { recursive: true });
  return names
    .filter((name) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name))
    .filter((name) => !name.startsWith('.vite/'))
    .map((name) => `/${name.replace(/(?:^index)?\.html$/, '')}`);
}

/** As `fetch`, but without decoding what it gets. */
async function ask(site: SiteProcess, path: string, headers: Record<string, string>) {
  const asked = get(`${site.url}${path}`, { headers });
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error(`No answer for ${path}`);
  return {
    body: await buffer(response),
    coding: response.headers['content-encoding'],
    etag: response.headers.etag ?? '',
  };
}

test('one build served under two origins names only its own in every response, in every coding', async () => {
  // Two servers compress every file.
  test.slow();
  const tags = new Set<string>();
  const paths = await textPaths();
  let named = 0;
  for (const origin of origins) {
    await using site = await startSite({ env: { SITE_URL: origin } });
    const others = [brand.siteUrl, ...origins].filter((other) => other !== origin);
    for (const path of paths) {
      const plain = (await ask(site, path, {})).body;
      for (const other of others) expect(plain.toString(), path).not.toContain(other);
      if (!plain.includes(origin)) continue;
      named += 1;
      for (const [coding, decode] of Object.entries(decoders)) {
        const answer = await ask(site, path, { 'Accept-Encoding': coding });
        expect(answer.coding, path).toBe(coding);
        expect(decode(answer.body).equals(plain), `${coding} of ${path}`).toBe(true);
        tags.add(answer.etag);
      }
    }
    const [home, robots, sitemap] = await Promise.all(
      ['/', '/robots.txt', '/sitemap.xml'].map(async (path) =>
        (await fetch(site.url + path)).text(),
      ),
    );
    expect(home).toContain(`<link rel="canonical" href="${origin}/"/>`);
    expect(home).toContain(`"${origin}/#organization"`);
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(sitemap).toContain(`<loc>${origin}/book-demo</loc>`);
  }
  expect(named).toBeGreaterThan(2 * 10);
  // Weak: every coding of a file has the same.
  expect(tags.size, 'each origin has entity tags of its own').toBe(named);
});
