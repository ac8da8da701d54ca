import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startMailProcess } from './mail-process-parent.ts';
import { runLength } from './run-length.ts';

test('clients that send their bodies slowly do not delay others and are disconnected', async () => {
  await using service = await startMailProcess({ DELIVER: 'no' });
  const slow: Socket[] = [];
  for (let i = 0; i < runLength(100, 500); i++) {
    const socket = connect(service.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{',
    );
    slow.push(socket);
  }
  for (let serial = 0; serial < 200; serial++) {
    expect(await service.send({ name: `Visitor ${serial}` })).toBe(200);
  }
  const answers = slow.map(
    (socket) => new Promise<string>((resolve) => socket.once('data', (text) => resolve(`${text}`))),
  );
  expect((await Promise.race(answers)).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  for (const socket of slow) socket.destroy();
}, 60_000);
