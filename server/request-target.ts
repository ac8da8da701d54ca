import type { IncomingMessage } from 'node:http';
import { RequestError } from '@hono/node-server';

/**
 * The path of a request, decoded and without a trailing slash. Dot segments and repeated slashes stay, since no page
 * has such a path.
 * @throws RequestError when the request names no path, or not exactly one valid host (RFC 9112, 3.2): with two, a proxy
 *   in front may have read the other one
 */
export function readPath({ url = '/', headers, rawHeaders }: IncomingMessage): string {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const target = originForm(url);
  // `OPTIONS *` asks about the whole server, which no client of a site does.
  if (hosts.length !== 1 || !isHost(headers.host ?? '') || !target.startsWith('/')) {
    throw new RequestError('The request must name one valid host and a path');
  }
  const [path = '/'] = target.split('?', 1);
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  try {
    return bare.includes('%') ? decodeURIComponent(bare) : bare;
  } catch {
    // No page has a path that cannot be decoded.
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

/**
 * A name of letters, digits, `.`, `-` and `_`, or an address, that the URL standard reads as it is written. It refuses
 * `127.0.0.256`, `x.1` and `0x100000000`, and would rewrite `ex%41mple.com`, `0x7f.1` and letters beyond ASCII, which a
 * proxy in front may read otherwise.
 */
function isHost(host: string): boolean {
  const [, name = ''] = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.exec(host) ?? [];
  return name !== '' && URL.parse(`http://${host}`)?.hostname === name.toLowerCase();
}
