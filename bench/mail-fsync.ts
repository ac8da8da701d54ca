import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '#mail/testing.ts';
import { startMailProcess } from '#tests/faults/mail-process-parent.ts';

/**
 * Counts how often the disk is synced while requests are accepted one after the other, each in its own transaction.
 * Killing the process would not show a missing sync: the kernel's page cache keeps what it wrote. Needs strace.
 */
const requests = 200;
using directory = temporaryDirectory();
await using service = await startMailProcess({ DELIVER: 'no' });
const log = join(directory.path, 'strace');
const tracer = spawn(
  'strace',
  ['-f', '-e', 'trace=fsync,fdatasync', '-o', log, '-p', `${service.child.pid}`],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
await new Promise<void>((resolve, reject) => {
  tracer.once('error', reject);
  tracer.stderr.on('data', (text: Buffer) => {
    if (text.includes('attached')) resolve();
  });
});
let acknowledged = 0;
for (let serial = 0; serial < requests; serial++) {
  if ((await service.send({ name: `Visitor ${serial}` }, `fsync-number-${serial}`)) === 200)
    acknowledged += 1;
}
const ended = new Promise((resolve) => tracer.once('exit', resolve));
tracer.kill('SIGINT');
await ended;
const syncs = readFileSync(log, 'utf8').match(/(?:fsync|fdatasync)\(\d+\) += 0/g)?.length ?? 0;
console.log(
  `${acknowledged} requests acknowledged one after the other, ${syncs} syncs of the disk`,
);
if (syncs < acknowledged) process.exitCode = 1;
