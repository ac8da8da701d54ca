import { type BlockList, isIP, SocketAddress } from 'node:net';
import type { Log } from '#mail/log.ts';

/** Adds `2001:db8::/32`, or one address, to a list; false for anything else. */
export function addRange(list: BlockList, text: string): boolean {
  const [written = '', prefix, ...more] = text.split('/');
  const address = parseAddress(written);
  if (!address || more.length > 0) return false;
  const bits = address.family === 'ipv6' ? 128 : 32;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : bits + 1;
  if (length > bits) return false;
  list.addSubnet(address.address, length, address.family);
  return true;
}

/** The proxies that are believed, and the header in which they say where a request came from. */
type ProxyChoices = { trustedProxies: BlockList; clientAddressHeader: string };

/**
 * Tells the client's address: the connection's, or, behind a trusted proxy, the last address in its header that is not a
 * trusted proxy itself. Earlier entries can be forged. Some proxies add ports. Logs once that such a header came from
 * another peer: all visitors behind that peer count as one client.
 */
export function createClientAddress(
  { trustedProxies, clientAddressHeader: header }: ProxyChoices,
  log: Log,
) {
  let isSaid = false;
  return (request: Request, remoteAddress: string): string => {
    const forwardedFor = request.headers.get(header);
    let address = parseAddress(remoteAddress);
    if (!address) return remoteAddress;
    if (forwardedFor !== null && !isSaid && !isTrusted(address)) {
      isSaid = true;
      log('warn', 'a peer outside TRUSTED_PROXIES names the client; it is not believed', {
        header,
      });
    }
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      const next = parseAddress(withoutPort(hop.trim()));
      if (!isTrusted(address) || !next) break;
      address = next;
    }
    return address.address;
  };

  function isTrusted({ address, family }: SocketAddress): boolean {
    return trustedProxies.check(address, family);
  }
}

/** `::ffff:192.0.2.1` is 192.0.2.1. */
function parseAddress(text: string): SocketAddress | undefined {
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  // A zone (`fe80::1%eth0`) means something on one machine only.
  if (family === 0 || plain.includes('%')) return undefined;
  return new SocketAddress({ address: plain, family: family === 6 ? 'ipv6' : 'ipv4' });
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as Azure's gateways and some others write them. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}
