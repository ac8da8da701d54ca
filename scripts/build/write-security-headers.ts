import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brand } from '../../app/brand.ts';
import { emailjsOrigin } from '../../app/emailjs/hosted.ts';
import { pictureOrigins } from '../../app/pictures.ts';
import { mailPicture } from '../../mail/templates/layout.ts';
import {
  mailPictureHeaders,
  pagePolicy,
  siteHeaders,
  speculationHeader,
} from '../../server/security-headers.ts';
import { analyticsOrigins, hstsChoice, mailOrigin, siteOrigin } from '../build-environment.ts';

/** Longest line that Cloudflare Pages reads; the shortest of the hosts' limits. */
const longestLine = 2000;

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. One policy for all pages, which allows the inline script and the
 * styles of each: a static host answers any unknown or old address with one of our pages, so a policy for each address
 * is not possible.
 */
export async function writeSecurityHeaders(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => extname(name) === '.html')
    .sort();
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const origin = mailOrigin();
  const analytics = analyticsOrigins();
  const headers = {
    ...siteHeaders({ siteUrl: siteOrigin() ?? brand.siteUrl, hsts: hstsChoice() }),
    ...speculationHeader,
    'Content-Security-Policy': pagePolicy(pages.join('\n'), {
      connect: [...new Set([origin ?? [], emailjsOrigin, analytics.connect].flat())],
      scripts: analytics.scripts,
      images: pictureOrigins(),
    }),
  };
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    `/${mailPicture}`,
    ...Object.entries(mailPictureHeaders).map(([name, value]) => `  ${name}: ${value}`),
    '/speculation-rules.json',
    '  Content-Type: application/speculationrules+json',
  ];
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`Static hosts would cut this line of _headers: ${long.slice(0, 80)}…`);
  await writeFile(join(folder, '_headers'), `${lines.join('\n')}\n`);
}
