import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailjsOrigin } from '#app/demo-form/emailjs/emailjs-api.ts';
import { pictureOrigins } from '#app/picture-origins.ts';
import { brand } from '#brand/brand.ts';
import { siteHeaders } from '#server/http/security-headers.ts';
import { immutable } from '#server/site/static-files.ts';
import { analyticsOrigins, readVariable } from '../build-environment.ts';
import { pagePolicy } from './page-policy.ts';

/** Headers of single files. */
const files = {
  'speculation-rules.json': { 'Content-Type': 'application/speculationrules+json' },
};

/** Longest line that Cloudflare Pages reads; the shortest of the hosts' limits. */
const maxLine = 2000;

/**
 * Writes each file's own headers for our server to `headers`, and `_headers` for Netlify and Cloudflare Pages with one
 * policy for all pages: a static host answers any unknown or old address with one of our pages, so a policy for each
 * address is not possible. Our server sends it with the pages that it renders: nothing from a request becomes allowed.
 */
export async function writeHeaders(client: string, headers: string): Promise<void> {
  const names = (await Array.fromAsync(glob('**/*.html', { cwd: client }))).sort();
  const pages = await Promise.all(names.map((name) => readFile(join(client, name), 'utf8')));
  const { scripts, connect } = analyticsOrigins();
  const mailOrigin = readVariable('VITE_MAIL_ORIGIN') ?? [];
  const origins = {
    connect: [...new Set([mailOrigin, emailjsOrigin, connect].flat())],
    scripts,
    images: pictureOrigins(),
  };
  const pageHeaders = (html: string) => ({
    // A header, since inline rules would be an inline script to the policy.
    'Speculation-Rules': '"/speculation-rules.json"',
    'Content-Security-Policy': pagePolicy(html, origins),
  });
  const rendered = pageHeaders(pages.join('\n'));
  const each = Object.fromEntries(
    names.map((name, index) => [name, pageHeaders(pages[index] ?? '')]),
  );
  await writeFile(headers, JSON.stringify({ ...files, ...each, rendered }));

  const siteUrl = readVariable('SITE_URL') ?? brand.siteUrl;
  const rules = {
    '*': { ...siteHeaders(siteUrl), ...rendered },
    'assets/*': { 'Cache-Control': immutable },
    ...files,
  };
  const lines = Object.entries(rules).flatMap(([path, values]) => [
    `/${path}`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLine);
  if (long) throw new Error(`Static hosts would cut this line of _headers: ${long.slice(0, 80)}…`);
  await writeFile(join(client, '_headers'), `${lines.join('\n')}\n`);
}
