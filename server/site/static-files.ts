import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Buffer<ArrayBuffer>;
type Headers = Readonly<Record<string, string>>;

/** A file, and what it is compressed to once somebody asks for that. */
type StaticFile = { body: Bytes; headers: Headers; compressed: Record<string, Promise<Bytes>> };

/** A built folder in memory, by URL path: `book-demo.html` is `/book-demo`, `index.html` is `/`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** `Cache-Control` of a file whose name has a hash of its content. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Reads a built folder into memory, at the start of the server: its text is rewritten, and pages stay up on a full disk.
 * @param ownHeaders further headers of a file, by its name
 * @param rewrite returns the text to serve in place of a file's own
 */
export async function loadStaticFiles(
  folder: string,
  ownHeaders: Readonly<Record<string, Headers>>,
  rewrite: (text: string) => string = (text) => text,
): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const name of await readdir(folder, { recursive: true })) {
    const mediaType = getMimeType(name);
    // Folders, and what the build writes for static hosts.
    if (!mediaType) continue;
    const bytes = await readFile(join(folder, name));
    const body = isUtf8(bytes) ? Buffer.from(rewrite(bytes.toString())) : bytes;
    const headers = {
      'Content-Type': mediaType,
      'Cache-Control': name.startsWith('assets/')
        ? immutable
        : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      // Weak: one tag for every coding of the file (RFC 9110, 8.8.3.3).
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...ownHeaders[name],
    };
    const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    files.set(path, { body, headers, compressed: {} });
  }
  return files;
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * By the ending with which Hono's `serveStatic` asks for a coding. Of Brotli's qualities 10 is the lowest that searches
 * for the best matches: it takes 60 ms for the home page, a third of 11, and saves 6 % of 9.
 */
const compressors: Record<string, (body: Bytes) => Promise<Bytes>> = {
  '.br': (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (body) => gz(body, { level: 9 }),
};

/** Answers with the file of the request's path, or of another, in the best coding that the client takes. */
export function serveFiles(files: StaticFiles, path?: string): MiddlewareHandler {
  const serve = serveStatic({
    path,
    precompressed: true,
    join: (_root, requested) => requested,
    getContent: async (requested) => {
      const [, name = requested, ending = ''] = /^(.+)(\.(?:br|gz))$/.exec(requested) ?? [];
      const file = files.get(name);
      const compress = compressors[ending];
      if (!file || !compress) return file?.body ?? null;
      file.compressed[ending] ??= compress(file.body);
      return file.compressed[ending];
    },
    onFound(found, c) {
      for (const [name, value] of Object.entries(files.get(found)?.headers ?? {})) {
        c.header(name, value);
      }
    },
  });
  // `/book-demo.br` is no page, though a coding is asked for by that name.
  return (c, next) => (files.has(path ?? c.req.path) ? serve(c, next) : next());
}

/**
 * Replaces one origin by another in a text. Longer hosts that begin with it stay: replacing
 * `https://flow.example` leaves `https://flow.example.com` as it is.
 */
export function replaceOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(new RegExp(`${RegExp.escape(from)}(?![\\w-]|:\\d|\\.\\w)`, 'g'), () => to);
}
