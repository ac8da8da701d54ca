import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether the host of a URL is this machine. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replaceAll(/[[\]]/g, '');
  const family = isIP(address);
  return (
    host === 'localhost' ||
    (family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4'))
  );
}
