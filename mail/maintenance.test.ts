import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayMs } from '#mail/time.ts';
import {
  callBody,
  demoParams,
  openService,
  storedRows,
  temporaryDirectory,
} from '#tests/mail/service.ts';

/** A service whose clock is `aheadMs` ahead. */
function openAhead(
  dataDir: string,
  aheadMs: number,
  env: Record<string, string> = {},
  tuning = {},
) {
  return openService({ DATA_DIR: dataDir, ...env }, { now: () => Date.now() + aheadMs, ...tuning });
}

test('the running service erases requests past retention, mail files included, and nothing younger', async () => {
  using directory = temporaryDirectory();
  const files = join(directory.path, 'mail');
  const env = { RETENTION_DAYS: '3' };
  {
    await using service = await openAhead(directory.path, -4 * dayMs, env);
    service.start();
    await service.send(callBody(demoParams));
    await expect.poll(() => existsSync(files) && readdirSync(files).length).toBe(2);
  }
  {
    await using service = await openAhead(directory.path, -2 * dayMs, env);
    await service.send(callBody({ ...demoParams, name: 'Ravi Rao' }));
  }
  await using service = await openService({ DATA_DIR: directory.path, ...env });
  service.start();
  const erased = () => service.events.find(({ event }) => event.includes('past retention'));
  await expect.poll(() => erased()?.fields.requests).toBe(1);
  const rows = await storedRows(directory.path, "SELECT fields ->> 'name' AS name FROM requests");
  const deliveries = await storedRows(directory.path, 'SELECT DISTINCT request_id FROM deliveries');
  expect(rows.map(({ name }) => name)).toEqual(['Ravi Rao']);
  expect(deliveries).toHaveLength(1);
  // Those of the younger request may have been written meanwhile.
  await expect
    .poll(() => readdirSync(files).filter((name) => name.endsWith('.eml')))
    .toHaveLength(2);
});

test('a mail undelivered for over an hour raises an alert and appears in the metrics', async () => {
  using directory = temporaryDirectory();
  const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
  {
    await using service = await openAhead(directory.path, -50 * 60_000, env);
    await service.send(callBody(demoParams));
    service.start();
    await service.stop(1_000);
    expect(service.events.filter(({ event }) => event === 'undelivered')).toEqual([]);
  }
  await using service = await openAhead(directory.path, 20 * 60_000, env, { maintenanceMs: 50 });
  service.start();
  const alert = () => service.events.find(({ event }) => event === 'undelivered');
  await expect.poll(alert).toMatchObject({ level: 'alert', fields: { queued: 2, minutes: 70 } });
  const metrics = await service.metrics();
  expect(Number(/^oldest_undelivered_seconds (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(3_600);
  expect(metrics).toMatch(/^log_events_total\{level="alert",event="undelivered"\} \d+$/m);
  // An acknowledgement does not count: its address may be mistyped.
  await service.rows("UPDATE deliveries SET state = 'sent' WHERE kind = 'notification'");
  expect(await service.metrics()).toContain('\noldest_undelivered_seconds 0\n');
});
