import { isIPv6, SocketAddress } from 'node:net';

/**
 * What counts as one client: an IPv4 address, or the first `groups` of an IPv6 one. A phone or home has at least a /64,
 * four groups; a customer may have a /48, three of them (RFC 6177), which on a mobile network many phones share.
 */
export function clientNetwork(address: string, groups: 3 | 4 = 3): string {
  if (!isIPv6(address) || address.includes('%')) return address;
  const { address: compressed } = new SocketAddress({ address, family: 'ipv6' });
  const [before, after] = compressed
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const written = before ?? [];
  const zeros = Array.from({ length: 8 - written.length - (after?.length ?? 0) }, () => '0');
  return [...written, ...(after ? zeros : []), ...(after ?? [])].slice(0, groups).join(':');
}
