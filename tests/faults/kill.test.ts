import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { storedRows, temporaryDirectory } from '#tests/mail/service.ts';
import { openFaultyMailHost } from './faulty-mail-host.ts';
import { startMailProcess } from './mail-process-parent.ts';
import { runLength } from './run-length.ts';

const connections = 50;
const longRun = { kills: 200, requests: 100_000 };

test('SIGKILL at random moments under 50 connections loses no acknowledged request and duplicates none', async () => {
  using directory = temporaryDirectory();
  // A healthy host, used because it counts mails without keeping their texts.
  await using host = await openFaultyMailHost('QUIT', 'stall');
  host.heal();
  const env = { DATA_DIR: directory.path, SMTP_URL: host.url, RATE_LIMIT: 'off' };
  const kills = runLength(6, longRun.kills);
  const wanted = runLength(300, longRun.requests);
  const acknowledged = new Set<string>();
  // Sent and never answered: the visitor's browser tries these again, with the same key.
  let unanswered: string[] = [];
  let killed = 0;
  while (killed < kills || acknowledged.size < wanted) {
    // Every other run accepts only; the next one delivers.
    const deliver = killed % 2 === 0 ? 'yes' : 'no';
    const service = await startMailProcess({ ...env, DELIVER: deliver }, { connections });
    let alive = true;
    // Killed after a random number of answers, and then a random moment later.
    const enough = Promise.withResolvers<void>();
    let answersToCome = Math.floor(Math.random() * runLength(100, 1_200));
    const again = unanswered;
    unanswered = [];
    const visitor = async (): Promise<void> => {
      while (alive) {
        const key = again.pop() ?? randomUUID();
        const change = { name: `Visitor ${key}`, email: `v-${key}@rao.example` };
        if ((await service.send(change, key)) === 200) acknowledged.add(key);
        else unanswered.push(key);
        answersToCome -= 1;
        if (answersToCome <= 0) enough.resolve();
      }
    };
    const visitors = Array.from({ length: connections }, visitor);
    await enough.promise;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    await service.end('SIGKILL');
    alive = false;
    killed += 1;
    await Promise.all(visitors);
    unanswered.push(...again);
  }

  const rows = await storedRows(directory.path, 'SELECT idempotency_key AS key, id FROM requests');
  const deliveries = await storedRows(directory.path, 'SELECT id FROM deliveries');
  const keys = rows.map(({ key }) => String(key).slice('key:'.length));
  const stored = new Set(keys);
  const lost = [...acknowledged].filter((key) => !stored.has(key));
  expect(lost).toEqual([]);
  expect(stored.size).toBe(keys.length);
  expect(deliveries).toHaveLength(rows.length * 2);

  console.log(
    `${killed} kills, ${acknowledged.size} acknowledged, 0 lost, ${rows.length} rows, none double, ` +
      `${rows.length - acknowledged.size} stored but never acknowledged`,
  );

  // The last run delivers what is left.
  const service = await startMailProcess(env);
  const everyId = rows.flatMap(({ id }) =>
    ['notification', 'acknowledgement'].map((kind) => `${id}.${kind}`.toLowerCase()),
  );
  const copies = new Map<string, number>();
  let counted = 0;
  await expect
    .poll(
      () => {
        for (; counted < host.taken.length; counted++) {
          const id = host.taken[counted]?.replaceAll(/[<>]|@.*/g, '') ?? '';
          copies.set(id, (copies.get(id) ?? 0) + 1);
        }
        return copies.size;
      },
      { timeout: runLength(120_000, 14_000_000), interval: 200 },
    )
    .toBe(everyId.length);
  await service.end('SIGTERM');
  expect(everyId.filter((id) => !copies.has(id))).toEqual([]);
  const copiesTooMany = [...copies.values()].reduce((sum, count) => sum + count - 1, 0);
  console.log(
    `${copies.size} mails and ${copiesTooMany} second copies, each under the Message-ID of the first`,
  );
  // The mail in flight when the process died may have been taken already.
  expect(copiesTooMany).toBeLessThanOrEqual(killed);
}, 14_400_000);
