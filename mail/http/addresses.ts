import ipaddr from 'ipaddr.js';

/** An address range in CIDR form: address and prefix length. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** `2001:db8::/32`, or one address; undefined for anything else. */
export function parseAddressRange(text: string): AddressRange | undefined {
  // The library reads `10/8` as 0.0.0.10/8.
  const [written = ''] = text.split('/');
  if (parseAddress(written) && ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = parseAddress(text);
  return address && [address, address.kind() === 'ipv6' ? 128 : 32];
}

/**
 * The client's address: the connection's, or, behind a trusted proxy, the last address in its header that is not a
 * trusted proxy itself. Earlier entries can be forged. Some proxies add ports.
 */
export function clientAddress(
  forwardedFor: string | null,
  remoteAddress: string,
  trusted: readonly AddressRange[],
): string {
  let address = remoteAddress;
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const next = withoutPort(hop.trim());
    if (!isWithin(address, trusted) || !parseAddress(next)) break;
    address = next;
  }
  return parseAddress(address)?.toString() ?? address;
}

/**
 * What counts as one client: an IPv4 address, or the first `groups` of an IPv6 one. A phone or home has at least a /64,
 * four groups; a customer may have a /48, three of them (RFC 6177), which on a mobile network many phones share.
 */
export function clientNetwork(address: string, groups: 3 | 4 = 3): string {
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address;
  return parsed.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');
}

function isWithin(address: string, ranges: readonly AddressRange[]): boolean {
  const parsed = parseAddress(address);
  if (!parsed) return false;
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}

/** Whether the host of a URL is this machine. */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' || parseAddress(host.replaceAll(/[[\]]/g, ''))?.range() === 'loopback'
  );
}

/** `::ffff:192.0.2.1` is 192.0.2.1. The library also reads `127.1` and `0x7f000001`, which no proxy writes. */
function parseAddress(text: string): AddressRange[0] | undefined {
  const written = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return written ? ipaddr.process(text) : undefined;
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as Azure's gateways and some others write them. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}
