/**
 * Publishes `build/client` by Vercel's Build Output API, version 3, since Vercel reads neither `_headers` nor
 * `_redirects`: copies the files to `.vercel/output/static` and writes the same rules as `config.json`.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vercelRoutes } from './vercel-routes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'build/client');
const output = join(root, '.vercel/output');

const [headers, redirects, names] = await Promise.all([
  readFile(join(client, '_headers'), 'utf8'),
  readFile(join(client, '_redirects'), 'utf8'),
  readdir(client, { recursive: true }),
]);
const pages = names.filter((name) => name.endsWith('.html') && name !== 'index.html');
const overrides = Object.fromEntries(
  pages.map((name) => [name, { path: name.slice(0, -'.html'.length) }]),
);

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await cp(client, join(output, 'static'), {
  recursive: true,
  filter: (source) => !/\/_(?:headers|redirects)$|\.(?:br|gz)$/.test(source),
});
const routes = vercelRoutes(headers, redirects);
await writeFile(
  join(output, 'config.json'),
  `${JSON.stringify({ version: 3, routes, overrides }, undefined, 2)}\n`,
);
