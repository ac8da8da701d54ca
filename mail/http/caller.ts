import { type BlockList, isIP } from 'node:net';

/** Whether a page of this origin may call: a request without Origin (no browser), the own site, or one configured. */
export function mayCall(request: Request, siteUrl: string, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (origin === siteUrl || allowed.includes(origin)) return true;
  // Behind a proxy that ends TLS the schemes differ, so the hosts are compared.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/**
 * The client's address: the connection's, or, when that is a trusted proxy, the nearest address in X-Forwarded-For
 * that is not a trusted proxy itself. Whatever stands before it may be invented.
 */
export function clientAddress(request: Request, remote: string, trusted: BlockList): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  let address = plain(remote);
  for (const hop of hops.reverse()) {
    if (!contains(trusted, address) || isIP(hop) === 0) break;
    address = plain(hop);
  }
  return address;
}

/** One client for counting: an IPv4 address, or the /64 that one IPv6 customer is given. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** `::ffff:192.0.2.1` is 192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function contains(ranges: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ranges.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
