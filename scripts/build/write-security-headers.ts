import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../app/brand.ts';
import { emailjsOrigin } from '../../app/emailjs/hosted.ts';
import { pictureOrigins } from '../../app/pictures.ts';
import { fileHeaders, siteHeaders, speculationHeader } from '../../server/security-headers.ts';
import { analyticsOrigins, readVariable } from '../build-environment.ts';
import { pagePolicy } from './page-policy.ts';

/** Longest line that Cloudflare Pages reads; the shortest of the hosts' limits. */
const longestLine = 2000;

/**
 * Writes the policy of each page for our server, and `_headers` for Netlify and Cloudflare Pages with one policy for all
 * of them: a static host answers any unknown or old address with one of our pages, so a policy for each address is not
 * possible. Our server sends it with the pages that it renders: nothing from a request becomes allowed.
 */
export async function writeSecurityHeaders(client: string, policies: string): Promise<void> {
  const names = (await Array.fromAsync(glob('**/*.html', { cwd: client }))).sort();
  const pages = await Promise.all(names.map((name) => readFile(join(client, name), 'utf8')));
  const analytics = analyticsOrigins();
  const origins = {
    connect: [
      ...new Set([readVariable('VITE_MAIL_ORIGIN') ?? [], emailjsOrigin, analytics.connect].flat()),
    ],
    scripts: analytics.scripts,
    images: pictureOrigins(),
  };
  const all = pagePolicy(pages.join('\n'), origins);
  const each = names.map((name, index) => [name, pagePolicy(pages[index] ?? '', origins)]);
  await writeFile(policies, JSON.stringify({ ...Object.fromEntries(each), rendered: all }));

  const headers = {
    ...siteHeaders({ siteUrl: readVariable('SITE_URL') ?? brand.siteUrl }),
    ...speculationHeader,
    'Content-Security-Policy': all,
  };
  const lines = [['/', headers] as const, ...fileHeaders].flatMap(([start, values]) => [
    start.endsWith('/') ? `${start}*` : start,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`Static hosts would cut this line of _headers: ${long.slice(0, 80)}…`);
  await writeFile(join(client, '_headers'), `${lines.join('\n')}\n`);
}
