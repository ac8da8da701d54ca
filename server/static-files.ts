import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

/** Media types of what a build holds, by file name or by its ending. */
const mediaTypes: Record<string, string> = {
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

/** Content codings in order of preference, with the ending of the precompressed file (written by the build). */
const codings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

/** Header names and values in turn, the form that `writeHead` sends without further work. */
type Variant = { body: Buffer; headers: string[]; notModified: string[] };

export type StaticFile = { plain: Variant; coded: Map<string, Variant>; etag: string };

/** Files by URL path. `book-demo.html` is `/book-demo`, `index.html` is `/`. */
export type StaticFiles = Map<string, StaticFile>;

/**
 * Reads a built folder into memory, once: a site is a few hundred kilobytes, and a request then touches no disk.
 * @param headersFor further headers of a file, by its URL path and text
 */
export async function loadStaticFiles(
  folder: string,
  headersFor: (path: string, text: string) => Record<string, string>,
): Promise<StaticFiles> {
  const files: StaticFiles = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    const mediaType = mediaTypes[file] ?? mediaTypes[extname(file)];
    if (!mediaType || file.startsWith('_')) continue;
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    const body = await readFile(join(folder, file));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...headersFor(path, mediaType.startsWith('text/html') ? body.toString('utf8') : ''),
      'Content-Type': mediaType,
      'Cache-Control': file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    files.set(path, {
      plain: variant(body, headers),
      coded: await readCoded(join(folder, file), headers),
      etag,
    });
  }
  return files;
}

function variant(body: Buffer, headers: Record<string, string>, coding?: string): Variant {
  const notModified = Object.entries(headers).flat();
  return {
    body,
    notModified,
    headers: [
      ...notModified,
      ...(coding ? ['Content-Encoding', coding] : []),
      'Content-Length',
      String(body.byteLength),
    ],
  };
}

async function readCoded(file: string, headers: Record<string, string>) {
  const coded = new Map<string, Variant>();
  for (const [coding, ending] of codings) {
    try {
      coded.set(coding, variant(await readFile(`${file}${ending}`), headers, coding));
    } catch (error) {
      // Not every file has compressed variants; anything but absence is a fault.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return coded;
}

/** Whether `If-None-Match` names an entity tag. No pattern: one that skips spaces before a comma is quadratic in them. */
export function holds(header: string, etag: string): boolean {
  return header.split(',').some((held) => held.trim() === etag);
}

/** Whether `Accept-Encoding` takes a coding; `q=0` refuses it. */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';');
    return name.trim() === coding && !parameters.some((value) => /^\s*q=0(\.0*)?\s*$/.test(value));
  });
}

function negotiate(file: StaticFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return file.plain;
  for (const [coding] of codings) {
    const found = file.coded.get(coding);
    if (found && accepts(acceptEncoding, coding)) return found;
  }
  return file.plain;
}

/** Answers a GET or HEAD request with a file: 304 when the client holds it, else the best coding it takes. */
export function sendFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': held } = request.headers;
  const { body, headers, notModified } = negotiate(
    file,
    Array.isArray(acceptEncoding) ? acceptEncoding.join(',') : acceptEncoding,
  );
  if (status === 200 && held && holds(held, file.etag)) {
    response.writeHead(304, notModified).end();
    return;
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}
