import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { isLoopbackHost } from '#mail/delivery/loopback.ts';
import { clientNetwork } from '#mail/submission/client-network.ts';
import { recordingLog } from '#tests/mail/service.ts';
import { addRange, createClientAddress } from './client-address.ts';

const trustedProxies = new BlockList();
for (const range of ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']) addRange(trustedProxies, range);

function openedBy(remote: string, forwardedFor: string | null) {
  const { log, events } = recordingLog();
  const proxies = { trustedProxies, clientAddressHeader: 'X-Forwarded-For' };
  const clientAddress = createClientAddress(proxies, log);
  const headers = new Headers(forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor });
  return { events, ask: () => clientAddress(new Request('http://a.example', { headers }), remote) };
}

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
  expect(openedBy(remote, forwardedFor).ask()).toBe(address);
});

test('a header that names the client is believed of no other peer, which is said once', () => {
  const { ask, events } = openedBy('192.0.2.1', '203.0.113.9');
  expect([ask(), ask()]).toEqual(['192.0.2.1', '192.0.2.1']);
  expect(events).toMatchObject([{ level: 'warn' }]);
});

test('an IPv6 customer is one client, however the address is written', () => {
  const networks = ['2001:db8:0:1::1', '2001:0DB8::1:ffff:0:0:2', '2001:db8:0:2:9::'];
  expect(new Set(networks.map((each) => clientNetwork(each)))).toEqual(new Set(['2001:db8:0']));
  expect(clientNetwork('2001:db8::', 4)).toBe('2001:db8:0:0');
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1');
});

test('loopback is recognized in both families', () => {
  const own = ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::ffff:127.0.0.1'];
  expect(own.every(isLoopbackHost)).toBe(true);
  expect(['192.0.2.1', '[::]', '0x7f000001'].some(isLoopbackHost)).toBe(false);
});
