import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import Negotiator from 'negotiator';
import { type Coded, codings, compress } from './compression.ts';

const mediaTypes: Record<string, string> = {
  'speculation-rules.json': 'application/speculationrules+json',
};

type Variant = { body: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** A file as it is (`identity`) and precompressed, by content coding. */
export type StaticFile = { path: string; isPage: boolean; variants: ReadonlyMap<string, Variant> };

/** Files by URL path. `book-demo.html` is `/book-demo`, `index.html` is `/`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The file of a path. Pages ignore case, as the site's router does. */
export function findFile(files: StaticFiles, path: string): StaticFile | undefined {
  const file = files.get(path);
  if (file) return file;
  const page = files.get(path.toLowerCase());
  return page?.isPage ? page : undefined;
}

/** A file that every build has. */
export function requireFile(files: StaticFiles, path: string): StaticFile {
  const file = files.get(path);
  if (!file) throw new Error(`The build has no page ${path}`);
  return file;
}

/**
 * Reads a built folder into memory at the start: a site is a few hundred kilobytes, and its text is rewritten. (Hono's
 * `serveStatic` reads the disk for each request.)
 * @param headersFor further headers of a page, by its HTML, empty for other files, and of a file, by its name
 * @param rewrite returns the text to serve in place of a file's own
 */
export async function loadStaticFiles(
  folder: string,
  headersFor: (html: string, name: string) => Record<string, string>,
  rewrite: (text: string) => string = (text) => text,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const mediaType = mediaTypes[name] ?? getMimeType(name);
    if (!mediaType || name.startsWith('_') || name.endsWith('.gz')) continue;
    const original = await readFile(join(folder, name));
    const text = isUtf8(original) ? rewrite(original.toString()) : undefined;
    const changed = text !== undefined && text !== original.toString();
    const body = changed ? Buffer.from(text) : original;
    const coded: Coded = changed ? await compress(body, 5) : {};
    for (const [coding, ending] of changed ? [] : codings) {
      if (names.has(name + ending)) coded[coding] = await readFile(join(folder, name + ending));
    }
    const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    const isPage = name.endsWith('.html');
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const headers = {
      ...headersFor(isPage ? body.toString() : '', name),
      'Content-Type': mediaType,
      'Cache-Control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ETag: `"${tag}"`,
    };
    const variants = new Map([['identity', variant(body, headers)]]);
    for (const [coding, bytes] of Object.entries(coded)) {
      // Each coding has an entity tag of its own (RFC 9110, 8.8.3.3).
      const own = { ETag: `"${tag}-${coding}"`, 'Content-Encoding': coding };
      variants.set(coding, variant(bytes, { ...headers, ...own }));
    }
    files.set(path, { path, isPage, variants });
  }
  return files;
}

function variant(body: Buffer<ArrayBuffer>, headers: Record<string, string>): Variant {
  return { body, headers: { ...headers, 'Content-Length': String(body.byteLength) } };
}

/** The best of a file's codings that the client accepts; the uncompressed file if it accepts none. */
export function negotiate({ variants }: StaticFile, acceptEncoding: string | undefined): Variant {
  // Hono's `accepts` would send a coding that the client refuses by `q=0`.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings([...variants.keys()]);
  const coding = codings.find(([name]) => accepted.includes(name))?.[0] ?? 'identity';
  const found = variants.get(coding);
  if (!found) throw new Error('A file has no variant without a content coding');
  return found;
}

/**
 * Answers with a file in the best coding that the client takes, or with 304 when the client holds just that. (Hono's
 * `etag` would cost a fifth of the throughput.)
 */
export function sendFile(c: Context, file: StaticFile, status: 200 | 404 = 200): Response {
  const { body, headers } = negotiate(file, c.req.header('accept-encoding'));
  const held = status === 200 ? c.req.header('if-none-match')?.match(/\*|"[^"]*"/g) : undefined;
  if (held?.some((tag) => tag === '*' || tag === headers.ETag)) return c.body(null, 304, headers);
  return c.body(body, status, headers);
}
