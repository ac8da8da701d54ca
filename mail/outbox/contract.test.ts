import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory, visitor } from '#mail/testing.ts';
import { type PostgresServer, startPostgres } from '#tests/faults/postgres-server.ts';
import { keyOfBody } from './acceptance.ts';
import { type Caps, dayMs, defaultCaps } from './acknowledgement-caps.ts';
import { type Database, integer, StoreError } from './database.ts';
import { deleteBefore, deleteStaleCounts, forget } from './erasure.ts';
import { unpackAll } from './intake.ts';
import { migrate } from './migrations.ts';
import { openOutbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import {
  claimDue,
  nextDueAt,
  readQueueState,
  recallStranded,
  record,
  recordAndClaim,
} from './queue.ts';
import { firstRequestIdAt, newRequestId } from './request-id.ts';
import { findRequest, hasRequest, listRequests, release, retryDead } from './review.ts';
import { readSecret } from './secrets.ts';
import { openSqlite } from './sqlite.ts';
import type { ClaimedMail, Submission } from './types.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

const caps: Caps = { ...defaultCaps, secret: 'secret' };
const leaseMs = 60_000;

/** An empty outbox, reached by as many connections as asked for, whose clock the test moves. */
type Bench = { database: Database; others: Database[]; clock: { ahead: number } } & AsyncDisposable;

async function openSqliteBench(): Promise<Bench> {
  const directory = temporaryDirectory();
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const database = openSqlite(join(directory.path, 'outbox.db'), now);
  // The embedded database has one server, so its other callers share the connection.
  return benchOf([database, database, database], clock, () => directory[Symbol.dispose]());
}

async function openPostgresBench(): Promise<Bench> {
  const url = await server.createDatabase();
  const clock = { ahead: 0 };
  const databases = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const database = await openPostgres(url);
      return { ...database, now: () => database.now() + clock.ahead };
    }),
  );
  return benchOf(databases, clock, () => undefined);
}

async function benchOf(
  [database, ...others]: Database[],
  clock: Bench['clock'],
  clean: () => void,
): Promise<Bench> {
  if (!database) throw new Error('No database');
  // Instances that start at once migrate at once.
  await Promise.all([database, ...others].map(migrate));
  return {
    database,
    others,
    clock,
    async [Symbol.asyncDispose]() {
      for (const each of new Set([database, ...others])) await each.close();
      clean();
    },
  };
}

let serial = 0;
function submission(change: Partial<Submission> & { email?: string } = {}): Submission {
  serial += 1;
  const { email = `visitor${serial}@rao${serial}.example`, ...rest } = change;
  return {
    request: { ...visitor, email },
    idempotencyKey: `key:${serial}`,
    client: `client${serial}`,
    source: undefined,
    suspicion: undefined,
    ...rest,
  };
}

function accept(database: Database, batch: readonly Submission[], limits: Caps) {
  return openOutbox(database).accept(batch, limits);
}

async function kinds(database: Database): Promise<string[]> {
  await unpackAll(database);
  const rows = await database.query('SELECT kind FROM mails ORDER BY kind');
  return rows.map((row) => String(row.kind));
}

const backends = [
  ['SQLite', openSqliteBench],
  ['PostgreSQL', openPostgresBench],
] as const;

for (const [name, open] of backends) {
  test(`${name}: a batch is stored whole, each request with its two mails, outcomes in order`, async () => {
    await using bench = await open();
    const batch = Array.from({ length: 100 }, () => submission());
    const outcomes = await accept(bench.database, batch, {
      ...caps,
      perDay: { overall: 1_000, domain: 1_000, client: 1_000 },
    });
    const stored = await listRequests(bench.database);
    expect(stored).toHaveLength(100);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
      const request = stored.find(({ id }) => id === outcome.id);
      expect(request?.email).toBe(batch[index]?.request.email);
      expect(request?.mails.map(({ kind }) => kind)).toEqual(['acknowledgement', 'notification']);
    }
  });

  test(`${name}: a repeated key is one request, in one batch, in another and from another instance`, async () => {
    await using bench = await open();
    const first = submission();
    const [one, two] = await accept(bench.database, [first, first], caps);
    expect([one?.outcome, two?.outcome].toSorted()).toEqual(['accepted', 'repeated']);
    const everywhere = await Promise.all(
      [bench.database, ...bench.others].map((database) => accept(database, [first], caps)),
    );
    const id = one?.outcome === 'conflict' ? '' : one?.id;
    for (const [outcome] of everywhere) expect(outcome).toEqual({ outcome: 'repeated', id });
    const changed = { ...first, request: { ...first.request, name: 'Somebody Else' } };
    expect(await accept(bench.database, [changed], caps)).toEqual([{ outcome: 'conflict' }]);
    expect(await kinds(bench.database)).toEqual(['acknowledgement', 'notification']);
  });

  test(`${name}: instances that are sent the same keys at once store each once`, async () => {
    await using bench = await open();
    const batch = Array.from({ length: 60 }, () => submission());
    const outcomes = await Promise.all([
      accept(bench.database, batch, caps),
      ...bench.others.map((database) => accept(database, batch.toReversed(), caps)),
    ]);
    const accepted = outcomes.flat().filter(({ outcome }) => outcome === 'accepted');
    expect(accepted).toHaveLength(60);
    expect(await listRequests(bench.database)).toHaveLength(60);
  });

  test(`${name}: a transaction that fails leaves nothing behind`, async () => {
    await using bench = await open();
    const colliding = submission();
    await accept(bench.database, [colliding], caps);
    const failing = bench.database.transaction(async (query) => {
      await query("INSERT INTO secrets (name, value) VALUES ('half', 'done')");
      await query('INSERT INTO secrets (name, value) VALUES ($1, $2)', ['half', 'again']);
    });
    await expect(failing).rejects.toThrow(StoreError);
    expect(await bench.database.query("SELECT * FROM secrets WHERE name = 'half'")).toEqual([]);
  });

  test(`${name}: one address is acknowledged once in seven days, however it is written`, async () => {
    await using bench = await open();
    const same = ['asha.rao@gmail.com', 'Asha.Rao@GMAIL.com', 'asharao+a@gmail.com'];
    const batch = same.map((email) => submission({ email }));
    await accept(bench.database, batch, caps);
    for (const database of bench.others) {
      await accept(database, [submission({ email: same[0] ?? '' })], caps);
    }
    expect((await kinds(bench.database)).filter((kind) => kind === 'acknowledgement')).toEqual([
      'acknowledgement',
    ]);
    bench.clock.ahead = 8 * dayMs;
    await accept(bench.database, [submission({ email: same[0] ?? '' })], caps);
    const after = await kinds(bench.database);
    expect(after.filter((kind) => kind === 'acknowledgement')).toHaveLength(2);
    expect(after.filter((kind) => kind === 'notification')).toHaveLength(6);
  });

  test(`${name}: acknowledgements end at each cap, notifications never`, async () => {
    const few = (perDay: Partial<Caps['perDay']>): Caps => ({
      ...caps,
      perDay: { overall: 1_000, domain: 1_000, client: 1_000, ...perDay },
    });
    const cases: [Caps, () => Submission][] = [
      [few({ client: 3 }), () => submission({ client: 'one client' })],
      [few({ domain: 3 }), () => submission({ email: `v${serial}@one-domain.example` })],
      [few({ overall: 3 }), () => submission()],
    ];
    for (const [limits, make] of cases) {
      await using bench = await open();
      await accept(bench.database, [make(), make()], limits);
      for (let i = 0; i < 4; i++) await accept(bench.database, [make()], limits);
      const made = await kinds(bench.database);
      expect(made.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
      expect(made.filter((kind) => kind === 'notification')).toHaveLength(6);
    }
  });

  test(`${name}: twelve workers claim four hundred mails without taking one twice`, async () => {
    await using bench = await open();
    await accept(
      bench.database,
      Array.from({ length: 400 }, () => submission()),
      { ...caps, perDay: { overall: 0, domain: 0, client: 0 } },
    );
    const databases = [bench.database, ...bench.others];
    const claimed: string[] = [];
    const work = async (worker: number): Promise<void> => {
      const database = databases[worker % databases.length] ?? bench.database;
      while (true) {
        const mails = await claimDue(database, 7, leaseMs);
        if (mails.length === 0) return;
        for (const mail of mails) {
          claimed.push(mail.id);
          expect(await record(database, mail, { state: 'sent' })).toBe(true);
        }
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, worker) => work(worker)));
    expect(claimed).toHaveLength(400);
    expect(new Set(claimed).size).toBe(400);
    expect((await readQueueState(bench.database)).queued).toBe(0);
  });

  test(`${name}: an expired lease is claimed by another, and the first can no longer record`, async () => {
    await using bench = await open();
    await accept(bench.database, [submission({ email: 'a@rao.example' })], caps);
    const first = await claimDue(bench.database, 10, leaseMs);
    expect(first.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await claimDue(bench.database, 10, leaseMs)).toEqual([]);
    bench.clock.ahead = leaseMs + 1_000;
    const second = await claimDue(bench.database, 10, leaseMs);
    expect(second.map(({ attempts }) => attempts)).toEqual([2, 2]);
    const [lost] = first;
    const held = second.find(({ id }) => id === lost?.id);
    if (!lost || !held) throw new Error('Nothing was claimed');
    expect(await record(bench.database, lost, { state: 'dead', error: 'late' })).toBe(false);
    expect(await record(bench.database, held, { state: 'sent' })).toBe(true);
    expect(await record(bench.database, held, { state: 'sent' })).toBe(false);
  });

  test(`${name}: a mail in the caller's own hands is not claimed again when the clock leaps ahead`, async () => {
    await using bench = await open();
    await accept(bench.database, [submission()], caps);
    const mails = await claimDue(bench.database, 10, leaseMs);
    bench.clock.ahead = dayMs;
    const inFlight = mails.map(({ id }) => id);
    expect(await claimDue(bench.database, 10, leaseMs, [...inFlight, '', ''])).toEqual([]);
  });

  test(`${name}: a deferred mail waits, a released one keeps its attempts, a dead one is retried by hand`, async () => {
    await using bench = await open();
    const none = { ...caps, perDay: { overall: 0, domain: 0, client: 0 } };
    await accept(bench.database, [submission()], none);
    const claim = async () => {
      const [mail] = await claimDue(bench.database, 1, leaseMs);
      return mail;
    };
    const first = await claim();
    if (!first) throw new Error('Nothing was claimed');
    const dueAt = bench.database.now() + 30_000;
    await record(bench.database, first, { state: 'queued', dueAt, error: 'EMESSAGE 451' });
    expect(await nextDueAt(bench.database)).toBe(dueAt);
    expect(await claim()).toBeUndefined();
    bench.clock.ahead = 31_000;
    const second = await claim();
    if (!second) throw new Error('Nothing was claimed');
    expect(second.attempts).toBe(2);
    const now = bench.database.now();
    await record(bench.database, second, { state: 'released', dueAt: now, error: 'EAUTH 535' });
    const third = await claim();
    if (!third) throw new Error('Nothing was claimed');
    expect(third.attempts).toBe(2);
    await record(bench.database, third, { state: 'dead', error: 'EENVELOPE 550' });
    expect(await readQueueState(bench.database)).toMatchObject({ queued: 0, dead: 1 });
    expect(await retryDead(bench.database, third.request.id)).toBe(1);
    expect((await claim())?.attempts).toBe(1);
  });

  test(`${name}: one transaction records a mail and claims the next, or does neither`, async () => {
    await using bench = await open();
    const none = { ...caps, perDay: { overall: 0, domain: 0, client: 0 } };
    await accept(bench.database, [submission(), submission()], none);
    const [first] = await claimDue(bench.database, 1, leaseMs);
    if (!first) throw new Error('Nothing was claimed');
    const claimAfter = (mail: ClaimedMail, limit: number) =>
      recordAndClaim(bench.database, mail, { state: 'sent' }, limit, leaseMs, [mail.id]);
    await expect(claimAfter(first, Number.NaN)).rejects.toThrow(StoreError);
    expect((await readQueueState(bench.database)).queued).toBe(2);
    const { owned, claimed } = await claimAfter(first, 1);
    expect(owned).toBe(true);
    expect(claimed).toHaveLength(1);
    expect(claimed[0]?.id).not.toBe(first.id);
    expect(claimed[0]?.attempts).toBe(1);
    expect((await readQueueState(bench.database)).queued).toBe(1);
    expect(await claimAfter(first, 1)).toEqual({ owned: false, claimed: [] });
  });

  test(`${name}: mails stranded in the future by a clock set back are due at once`, async () => {
    await using bench = await open();
    bench.clock.ahead = dayMs;
    await accept(bench.database, [submission()], caps);
    bench.clock.ahead = 0;
    expect(await claimDue(bench.database, 10, leaseMs)).toEqual([]);
    expect(await recallStranded(bench.database, 3_600_000)).toBe(2);
    expect(await claimDue(bench.database, 10, leaseMs)).toHaveLength(2);
  });

  test(`${name}: a held request has no mails until it is released, once`, async () => {
    await using bench = await open();
    const suspicion = 'a link stands for a name';
    const [outcome] = await accept(bench.database, [submission({ suspicion })], caps);
    const id = outcome?.outcome === 'accepted' ? outcome.id : '';
    expect(await findRequest(bench.database, id)).toMatchObject({
      state: 'held',
      heldFor: suspicion,
      mails: [],
    });
    expect(await release(bench.database, id, caps)).toBe(true);
    expect(await release(bench.database, id, caps)).toBe(false);
    expect(await kinds(bench.database)).toEqual(['acknowledgement', 'notification']);
  });

  test(`${name}: forgetting erases a person, cancels the mails and leaves a tombstone`, async () => {
    await using bench = await open();
    const source = '{"first":null}';
    const person = submission({ email: 'Asha@Rao.example', source });
    const [outcome] = await accept(bench.database, [person, submission()], caps);
    const id = outcome?.outcome === 'accepted' ? outcome.id : '';
    expect(await forget(bench.database, 'asha@rao.EXAMPLE')).toEqual([id]);
    expect(await forget(bench.database, 'asha@rao.example')).toEqual([]);
    const tombstone = await findRequest(bench.database, id);
    expect(tombstone).toMatchObject({ state: 'forgotten', name: '', email: '', phoneNumber: '' });
    expect(tombstone?.mails.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    for (const table of ['requests', 'mails', 'acknowledged', 'counters']) {
      const rows = await bench.database.query(`SELECT * FROM ${table}`);
      const personal = JSON.stringify(rows.filter((row) => row.id === id || !('id' in row)));
      expect(personal).not.toMatch(/asha|castings|9876543210/i);
    }
    expect(await accept(bench.database, [person], caps)).toMatchObject([{ outcome: 'accepted' }]);
  });

  test(`${name}: what is older than retention is deleted, and old counts with it`, async () => {
    await using bench = await open();
    const [old] = await accept(bench.database, [submission()], caps);
    bench.clock.ahead = 30 * dayMs;
    await accept(bench.database, [submission()], caps);
    const before = bench.database.now() - 10 * dayMs;
    const deleted = await deleteBefore(bench.database, before);
    expect(deleted).toEqual([old?.outcome === 'accepted' ? old.id : '']);
    expect(await listRequests(bench.database)).toHaveLength(1);
    await deleteStaleCounts(bench.database, 7);
    const [counts] = await bench.database.query(
      'SELECT (SELECT count(*) FROM acknowledged) AS a, (SELECT count(*) FROM counters) AS c',
    );
    expect([integer(counts, 'a'), integer(counts, 'c')]).toEqual([1, 3]);
  });

  test(`${name}: a request is known by its key together with its address`, async () => {
    await using bench = await open();
    const form = submission({ email: 'A@rao.example', idempotencyKey: 'key:form' });
    await accept(bench.database, [form], caps);
    expect(await hasRequest(bench.database, 'key:form', 'a@RAO.example')).toBe(true);
    expect(await hasRequest(bench.database, 'key:form', 'b@rao.example')).toBe(false);
    expect(await hasRequest(bench.database, 'key:other', 'a@rao.example')).toBe(false);
  });

  test(`${name}: instances share their secrets`, async () => {
    await using bench = await open();
    const read = await Promise.all(
      [bench.database, ...bench.others].map((database) => readSecret(database, 'shared')),
    );
    expect(new Set(read).size).toBe(1);
    expect(read[0]).toHaveLength(43);
  });
}

test('a caller without a key is keyed by body and day', () => {
  const { request } = submission();
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(keyOfBody({ request }, noon)).toBe(keyOfBody({ request }, noon + 3_600_000));
  expect(keyOfBody({ request }, noon)).not.toBe(keyOfBody({ request }, noon + dayMs));
  const other = { ...request, name: 'Ravi Rao' };
  expect(keyOfBody({ request }, noon)).not.toBe(keyOfBody({ request: other }, noon));
});

test('references are twelve characters that cannot be misread, and sort by time', () => {
  const now = Date.UTC(2026, 10, 20);
  const ids = [0, 0, 40, 86_400_000].map((later) => newRequestId(now + later));
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(new Set(ids).size).toBe(4);
  expect(ids.map((id) => id.slice(0, 7)).toSorted()).toEqual(ids.map((id) => id.slice(0, 7)));
  expect(firstRequestIdAt(now) <= (ids[0] ?? '')).toBe(true);
  expect(firstRequestIdAt(now + 32) > (ids[0] ?? '')).toBe(true);
});
