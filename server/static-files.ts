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

/**
 * A built folder in memory, by URL path: `book-demo.html` is `/book-demo`, `index.html` is `/`. A compressed file has
 * `.br` or `.gz` behind its path, as Hono's `serveStatic` asks for it.
 */
export type StaticFiles = ReadonlyMap<string, { body: Bytes; headers: Headers }>;

/**
 * Reads a built folder into memory, at the start of the server: its text is rewritten, and pages stay up on a full disk.
 * @param headersFor further headers of a file, by its name
 * @param rewrite returns the text to serve in place of a file's own
 */
export async function loadStaticFiles(
  folder: string,
  headersFor: (name: string) => Headers,
  rewrite: (text: string) => string = (text) => text,
): Promise<StaticFiles> {
  const files = new Map<string, { body: Bytes; headers: Headers }>();
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    const mediaType = getMimeType(name);
    // Folders, and what the build writes for static hosts.
    if (!mediaType || name.endsWith('.gz')) continue;
    const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    const original = await readFile(join(folder, name));
    const body = isUtf8(original) ? Buffer.from(rewrite(original.toString())) : original;
    const headers = {
      'Content-Type': mediaType,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      // Weak: one tag for every coding of the file (RFC 9110, 8.8.3.3).
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...headersFor(name),
    };
    files.set(path, { body, headers });
    if (!body.equals(original)) {
      for (const [ending, bytes] of await compress(body, 5)) {
        files.set(path + ending, { body: bytes, headers });
      }
    } else {
      for (const ending of ['.br', '.gz'].filter((each) => names.includes(name + each))) {
        files.set(path + ending, { body: await readFile(join(folder, name + ending)), headers });
      }
    }
  }
  return files;
}

/** Answers with the file of the request's path, or of another, in the best coding that the client takes. */
export function serveFiles(files: StaticFiles, path?: string): MiddlewareHandler {
  return serveStatic({
    path,
    precompressed: true,
    join: (_root, requested) => requested,
    getContent: async (requested) => files.get(requested)?.body ?? null,
    onFound(found, c) {
      for (const [name, value] of Object.entries(files.get(found)?.headers ?? {})) {
        c.header(name, value);
      }
    },
  });
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
