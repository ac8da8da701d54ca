import type { IncomingMessage } from 'node:http';

/** Path, decoded and without a trailing slash, and the query without its question mark. */
export type RequestTarget = { path: string; query: string };

/**
 * Path and query of a request; undefined when it names no path, or not exactly one valid host (RFC 9112, 3.2): with
 * two, a proxy in front may have read the other one. Dot segments and repeated slashes stay, since no page has such a
 * path.
 */
export function readTarget({
  url = '/',
  headers,
  rawHeaders,
}: IncomingMessage): RequestTarget | undefined {
  if (countHosts(rawHeaders) !== 1 || !isHost(headers.host ?? '')) return undefined;
  const target = originForm(url);
  // `OPTIONS *` asks about the whole server, which no client of a site does.
  if (!target.startsWith('/')) return undefined;
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: pagePath(target), query: '' }
    : { path: pagePath(target.slice(0, mark)), query: target.slice(mark + 1) };
}

/** Decodes a path and removes its trailing slash. One that cannot be decoded stays as it is. */
export function pagePath(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  try {
    return bare.includes('%') ? decodeURIComponent(bare) : bare;
  } catch {
    return bare;
  }
}

/** A proxy's `GET http://host/path` means `/path`. */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const named = URL.parse(url);
  if (!named || !/^https?:$/.test(named.protocol) || named.username || named.password) return url;
  return named.pathname + named.search;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * A host that the URL standard reads as it is written. It refuses `127.0.0.256`, `x.1` and `0x100000000`, and would
 * rewrite `ex%41mple.com`, `0x7f.1` and letters beyond ASCII, which a proxy in front may read otherwise.
 */
function isHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return !/[/?#@\\]/.test(host) && URL.parse(`http://${host}`)?.hostname === name;
}
