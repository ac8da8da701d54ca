import { describe, expect, test } from 'vitest';
import { accept } from '#mail/outbox/accept.ts';
import { deleteExpired, erasePerson } from '#mail/outbox/erasure.ts';
import { claimDue, recordOutcome } from '#mail/outbox/queue.ts';
import { findRequest, listRequests } from '#mail/outbox/review.ts';
import type { DeliveryKind } from '#mail/outbox/types.ts';
import { dayMs } from '#mail/time.ts';
import { emptyProcess } from '#request/process/process.ts';
import { emptyInput } from '#request/schema.ts';
import { acceptOne, backends, type Store, settings, submission } from './backends.ts';

const retentionDays = 30;

/** Delivers or gives up everything that is due. */
async function finish(store: Store, ...dead: DeliveryKind[]): Promise<void> {
  const kinds: DeliveryKind[] = ['notification', 'acknowledgement', 'webhook'];
  for (const delivery of await claimDue(store.database, { kinds, limit: 1_000, leaseMs: 1_000 })) {
    await recordOutcome(
      store.database,
      delivery,
      dead.includes(delivery.kind) ? { state: 'dead', error: 'E 550' } : { state: 'sent' },
    );
  }
}

/** Lets days pass with the service running. */
async function letDaysPass(store: Store, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    store.clock.ahead += dayMs;
    await deleteExpired(store.database, retentionDays);
  }
}

describe.each(backends())('$name', ({ open }) => {
  test('with a person’s requests those go that they correct, under a mistyped address', async () => {
    await using store = await open();
    const first = await acceptOne(store.database, { email: 'asah@rao.example' });
    const second = await acceptOne(store.database, {
      email: 'ash@rao.example',
      context: { corrects: first },
    });
    const third = await acceptOne(store.database, {
      email: 'asha@rao.example',
      context: { corrects: second },
    });
    const other = await acceptOne(store.database, { email: 'b@rao.example' });
    expect(await erasePerson(store.database, 'asha@rao.example')).toEqual([third, second, first]);
    expect(await findRequest(store.database, other)).toMatchObject({ state: 'accepted' });
  });

  test('erasing a person cancels unsent deliveries and keeps id, time and number of employees', async () => {
    await using store = await open();
    const person = submission({
      email: 'Asha@Rao.example',
      context: { corrects: '0SVQQDG00001', process: { ...emptyProcess, name: 'Rao' } },
    });
    const [outcome] = await accept(store.database, [person, submission()], settings);
    const id = outcome?.outcome === 'accepted' ? outcome.id : '';
    expect(await erasePerson(store.database, 'asha@rao.EXAMPLE')).toEqual([id]);
    expect(await erasePerson(store.database, 'asha@rao.example')).toEqual([]);
    const left = await findRequest(store.database, id);
    expect(left).toMatchObject({
      state: 'erased',
      fields: { ...emptyInput, employees: person.fields.employees },
      context: {},
    });
    expect(left?.deliveries.map(({ state }) => state)).toEqual(['canceled', 'canceled']);
    for (const table of ['requests', 'deliveries', 'counters']) {
      const rows = await store.database.query(`SELECT * FROM ${table}`);
      const personal = JSON.stringify(rows.filter((row) => row.id === id || !('id' in row)));
      expect(personal).not.toMatch(/asha|rao|castings|9876543210/i);
    }
    expect(await accept(store.database, [person], settings)).toMatchObject([
      { outcome: 'accepted' },
    ]);
  });

  test('delivered requests are erased after the retention period, and none earlier', async () => {
    await using store = await open();
    const old = await acceptOne(store.database);
    await finish(store);
    await letDaysPass(store, 29);
    const young = await acceptOne(store.database);
    expect((await Array.fromAsync(listRequests(store.database))).map(({ id }) => id)).toEqual([
      old,
      young,
    ]);
    await letDaysPass(store, 2);
    expect((await Array.fromAsync(listRequests(store.database))).map(({ id }) => id)).toEqual([
      young,
    ]);
    expect(await store.database.query('SELECT * FROM deliveries')).toHaveLength(2);
  });

  test('a request that has not reached sales is never erased; an undeliverable acknowledgement does not keep one', async () => {
    await using store = await open();
    const queued = await acceptOne(store.database);
    store.clock.ahead = 40 * dayMs;
    expect(await deleteExpired(store.database, retentionDays)).toEqual({
      erased: [],
      undelivered: 1,
    });
    await finish(store, 'notification');
    expect(await deleteExpired(store.database, retentionDays)).toEqual({
      erased: [],
      undelivered: 1,
    });
    await store.database.query("UPDATE deliveries SET state = 'sent' WHERE kind = 'notification'");
    await store.database.query("UPDATE deliveries SET state = 'dead' WHERE kind <> 'notification'");
    expect(await deleteExpired(store.database, retentionDays)).toEqual({
      erased: [queued],
      undelivered: 0,
    });
  });
});
