import { expect, test } from 'vitest';
import { clientAddress, clientNetwork, isLoopbackHost, parseAddressRange } from './addresses.ts';

const trusted = ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']
  .map(parseAddressRange)
  .filter((range) => range !== undefined);

test.each([
  ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', 'invented, 203.0.113.9, 10.2.2.2', '203.0.113.9'],
  ['::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9:4711, 10.0.0.2:80', '203.0.113.9'],
  ['10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['fd00::1', '[2001:DB8:0::1]', '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9, 0x7f.1', '10.0.0.1'],
  ['10.0.0.1', null, '10.0.0.1'],
])('a connection from %s that says %j is of %s', (remote, forwardedFor, address) => {
  expect(clientAddress(forwardedFor, remote, trusted)).toBe(address);
});

test('an IPv6 customer is one client, however the address is written', () => {
  const networks = ['2001:db8:0:1::1', '2001:0DB8::1:ffff:0:0:2', '2001:db8:0:2:9::'];
  expect(new Set(networks.map((each) => clientNetwork(each)))).toEqual(new Set(['2001:db8:0']));
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('loopback is recognized in both families', () => {
  const own = ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::ffff:127.0.0.1'];
  expect(own.every(isLoopbackHost)).toBe(true);
  expect(['192.0.2.1', '[::]', '0x7f000001'].some(isLoopbackHost)).toBe(false);
});
