import { test } from 'vitest';
import type { RetryPolicy } from '#mail/delivery/retry-policy.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { noAcknowledgements } from '#tests/mail/caps.ts';
import { openService, postedForm, storedRows, temporaryDirectory } from '#tests/mail/service.ts';
import { type Fault, faults, openFaultyMailHost, type Stage, stages } from './faulty-mail-host.ts';

const policy: RetryPolicy = {
  firstDelayMs: 40,
  maxDelayMs: 80,
  lifetimeMs: { notification: 60_000, acknowledgement: 60_000, webhook: 60_000 },
  pause: {
    operator: { firstMs: 40, maxMs: 80 },
    unreachable: { firstMs: 40, maxMs: 80 },
  },
};
// Only a host that stalls is to run into a timeout.
const limits = (fault: Fault) => {
  const timeout = fault === 'stall' ? 500 : 20_000;
  return {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    idleTimeout: 20,
  };
};

const soon = { interval: 10 };

type End = 'goes out once healed' | 'dead letter' | 'sent at once';

/** What must become of a mail whose host fails at this stage in this way. */
function expectedEnd(stage: Stage, fault: Fault): End {
  if (stage === 'QUIT') return 'sent at once';
  // From DATA on, a permanent refusal is about this mail; before, about the sender and about the address of sales.
  if (fault === '5xx' && ['DATA', 'final dot'].includes(stage)) return 'dead letter';
  return 'goes out once healed';
}

const cells = stages.flatMap((stage) => faults.map((fault) => [stage, fault] as const));

test.concurrent.for(cells)('a host that fails at %s by %s', async ([stage, fault], { expect }) => {
  using directory = temporaryDirectory();
  await using host = await openFaultyMailHost(stage, fault);
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url },
    {
      policy,
      smtp: limits(fault),
      caps: noAcknowledgements,
    },
  );
  service.start();
  const accepted = await service.submit(postedForm);
  expect(accepted.outcome).toBe('accepted');
  const saw = (pattern: RegExp) => service.events.some(({ event }) => pattern.test(event));
  const end = expectedEnd(stage, fault);
  if (end === 'goes out once healed') {
    await expect.poll(() => saw(/^mail deferred/), soon).toBe(true);
    // A busy machine may have run into a timeout before the fault.
    await expect.poll(() => host.met, soon).toBeGreaterThan(0);
    expect(saw(/^mail given up/)).toBe(false);
    expect(host.taken).toEqual([]);
    host.heal();
  }
  await expect
    .poll(() => saw(end === 'dead letter' ? /^mail given up/ : /^mail sent/), soon)
    .toBe(true);
  if (stage === 'QUIT') {
    await expect.poll(() => host.met, soon).toBeGreaterThan(0);
  }
  await service.stop(10_000);
  expect(host.met).toBeGreaterThan(0);
  const database = await openSqlite(databasePath(directory.path));
  const mails = await storedRows(database, 'SELECT kind, state, last_error FROM deliveries');
  await database.close();
  expect(mails.map(({ state }) => state)).toEqual([end === 'dead letter' ? 'dead' : 'sent']);
  expect(new Set(host.taken).size).toBe(end === 'dead letter' ? 0 : 1);
  // After a timeout nobody can know whether the mail was taken: it may be sent again, as the same mail.
  if (fault !== 'stall') expect(host.taken.length).toBe(end === 'dead letter' ? 0 : 1);
  // An operator's fault is an alert, and so is a dead letter; nothing else needs a person.
  const alerts = service.events.filter(({ level }) => level === 'alert');
  const refusesUs = fault === '5xx' && ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT'].includes(stage);
  if (end === 'dead letter' || refusesUs) expect(alerts.length).toBeGreaterThan(0);
  else if (stage !== 'connect') expect(alerts).toEqual([]);
  // What a host says is kept without the visitor's data that it quotes.
  expect(JSON.stringify([mails, service.events])).not.toMatch(/asha|rao-castings/i);
});
