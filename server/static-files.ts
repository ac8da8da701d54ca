import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Buffer<ArrayBuffer>;

/** A built folder in memory, by URL path: `book-demo.html` is `/book-demo`, `index.html` is `/`. */
export type StaticFiles = {
  /** A compressed one has `.br` or `.gz` behind its path, as Hono's `serveStatic` asks for it. */
  contents: ReadonlyMap<string, Bytes>;
  headers: ReadonlyMap<string, Readonly<Record<string, string>>>;
};

const mediaTypes: Record<string, string> = {
  'speculation-rules.json': 'application/speculationrules+json',
};

/**
 * Reads a built folder into memory, at the start of the server: its text is rewritten, and pages stay up on a full disk.
 * @param headersFor further headers of a page, by its HTML, empty for other files, and of a file, by its name
 * @param rewrite returns the text to serve in place of a file's own
 */
export async function loadStaticFiles(
  folder: string,
  headersFor: (html: string, name: string) => Record<string, string>,
  rewrite: (text: string) => string = (text) => text,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const contents = new Map<string, Bytes>();
  const headers = new Map<string, Record<string, string>>();
  for (const name of names) {
    const mediaType = mediaTypes[name] ?? getMimeType(name);
    if (!mediaType || name.startsWith('_') || name.endsWith('.gz')) continue;
    const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    const original = await readFile(join(folder, name));
    const body = isUtf8(original) ? Buffer.from(rewrite(original.toString())) : original;
    contents.set(path, body);
    if (!body.equals(original)) {
      for (const [ending, bytes] of await compress(body, 5)) contents.set(path + ending, bytes);
    } else {
      for (const ending of ['.br', '.gz'].filter((each) => names.includes(name + each))) {
        contents.set(path + ending, await readFile(join(folder, name + ending)));
      }
    }
    headers.set(path, {
      ...headersFor(name.endsWith('.html') ? body.toString() : '', name),
      'Content-Type': mediaType,
      'Cache-Control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      // Weak: one tag for every coding of the file (RFC 9110, 8.8.3.3).
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    });
  }
  return { contents, headers };
}

/** Answers with the file of the request's path, or of another, in the best coding that the client takes. */
export function serveFiles({ contents, headers }: StaticFiles, path?: string): MiddlewareHandler {
  return serveStatic({
    path,
    precompressed: true,
    join: (_root, requested) => requested,
    getContent: async (requested) => contents.get(requested) ?? null,
    onFound(found, c) {
      for (const [name, value] of Object.entries(headers.get(found) ?? {})) c.header(name, value);
    },
  });
}

/** The path of a file. Pages ignore case, as the site's router does. */
export function findPath({ headers }: StaticFiles, path: string): string {
  const lower = path.toLowerCase();
  const isPage = headers.get(lower)?.['Content-Type']?.startsWith('text/html');
  return isPage ? lower : path;
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * A text in every content coding, with the ending of the file that the build writes beside it.
 * @param quality of Brotli: 11 for the build; 5 at the start of the server takes 0.1 s for all pages instead of seconds
 */
export async function compress(text: Bytes, quality: 5 | 11): Promise<[string, Bytes][]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return [
    ['.br', await brotli(text, { params })],
    ['.gz', await gz(text, { level: 9 })],
  ];
}

/**
 * Replaces one origin by another in a text. Longer hosts that begin with it stay: replacing
 * `https://flow.example` leaves `https://flow.example.com` as it is.
 */
export function replaceOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(new RegExp(`${RegExp.escape(from)}(?![\\w-]|:\\d|\\.\\w)`, 'g'), () => to);
}
