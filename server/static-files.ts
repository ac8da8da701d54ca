import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { errorCode } from '#mail/error-code.ts';
import { type Coding, codings, compress } from './compression.ts';

/** Media types of built files, by name or extension. */
const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
};

const identity = 'identity';

/** Header names and values alternating, the form that `writeHead` sends without further work. */
type Variant = { body: Buffer; headers: string[]; notModified: string[]; etag: string };

/** A file as it is (`identity`) and precompressed, by content coding. */
export type StaticFile = { isPage: boolean; variants: Map<string, Variant> };

/** Files by URL path. `book-demo.html` is `/book-demo`, `index.html` is `/`. */
export type StaticFiles = Map<string, StaticFile>;

/** The file of a path. Pages ignore case, as the site's router does. */
export function findFile(files: StaticFiles, path: string): StaticFile | undefined {
  const file = files.get(path);
  if (file) return file;
  const page = files.get(path.toLowerCase());
  return page?.isPage ? page : undefined;
}

/**
 * Reads a built folder into memory at the start: a site is a few hundred kilobytes.
 * @param headersFor further headers of a page, by its HTML, empty for other files, and of a file, by its name
 * @param rewrite returns the text to serve in place of a file's own
 */
export async function loadStaticFiles(
  folder: string,
  headersFor: (html: string, name: string) => Record<string, string>,
  rewrite: (text: string) => string = (text) => text,
): Promise<StaticFiles> {
  const files: StaticFiles = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    const mediaType = mediaTypes[file] ?? mediaTypes[extname(file)];
    if (!mediaType || file.startsWith('_')) continue;
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    const { body, coded } = await readRewritten(join(folder, file), rewrite);
    const isPage = mediaType.startsWith('text/html');
    const headers = {
      ...headersFor(isPage ? body.toString('utf8') : '', file),
      'Content-Type': mediaType,
      'Cache-Control': file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    };
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const variants = new Map([[identity, variant(body, headers, hash, identity)]]);
    for (const [coding, bytes] of coded) {
      variants.set(coding, variant(bytes, headers, hash, coding));
    }
    files.set(path, { isPage, variants });
  }
  return files;
}

/** Text that `rewrite` changed is compressed again; other files use the variants that the build made. */
async function readRewritten(file: string, rewrite: (text: string) => string) {
  const body = await readFile(file);
  if (isUtf8(body)) {
    const text = body.toString('utf8');
    const served = rewrite(text);
    if (served !== text) {
      const rewritten = Buffer.from(served);
      return { body: rewritten, coded: await compress(rewritten, 'quick') };
    }
  }
  return { body, coded: await readCoded(file) };
}

/** Each coding has an entity tag of its own (RFC 9110, 8.8.3.3). */
function variant(
  body: Buffer,
  headers: Record<string, string>,
  hash: string,
  coding: string,
): Variant {
  const etag = coding === identity ? `"${hash}"` : `"${hash}-${coding}"`;
  const notModified = Object.entries({ ...headers, ETag: etag }).flat();
  const encoding = coding === identity ? [] : ['Content-Encoding', coding];
  return {
    body,
    etag,
    notModified,
    headers: [...notModified, ...encoding, 'Content-Length', String(body.byteLength)],
  };
}

async function readCoded(file: string): Promise<Map<Coding, Buffer>> {
  const coded = new Map<Coding, Buffer>();
  for (const [coding, ending] of codings) {
    try {
      coded.set(coding, await readFile(`${file}${ending}`));
    } catch (error) {
      // A missing variant is normal; any other error is a fault.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  return coded;
}

/** The best coding that the client accepts; the uncompressed file if it accepts none. */
export function negotiate(
  { variants }: StaticFile,
  request: Pick<IncomingMessage, 'headers'>,
): Variant {
  const accepted = new Negotiator(request).encodings([...variants.keys()]);
  const coding = codings.find(([name]) => accepted.includes(name))?.[0] ?? identity;
  const found = variants.get(coding);
  if (!found) throw new Error('A file has no variant without a content coding');
  return found;
}

/** Answers a GET or HEAD request with a file: 304 when the client holds it, else the best coding it takes. */
export function sendFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const { body, headers, notModified, etag } = negotiate(file, request);
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, notModified).end();
    return;
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}
