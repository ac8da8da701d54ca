import { describe, expect, test } from 'vitest';
import { type AcceptSettings, accept } from '#mail/outbox/accept.ts';
import type { Database } from '#mail/outbox/database.ts';
import { requeueUndelivered } from '#mail/outbox/deliveries.ts';
import { claimDue, nextDueAt, readQueueState, recordOutcome } from '#mail/outbox/queue.ts';
import { findRequest } from '#mail/outbox/review.ts';
import type { ClaimedDelivery, DeliveryKind, Destination } from '#mail/outbox/types.ts';
import { dayMs } from '#mail/time.ts';
import { acceptOne, backends, sales, salesOnly, settings, submission } from './backends.ts';

const leaseMs = 60_000;
const mails: DeliveryKind[] = ['notification', 'acknowledgement'];
const hook: Destination = { kind: 'webhook', destination: 'https://hooks.example/one' };

function claim(database: Database, limit = 10): Promise<ClaimedDelivery[]> {
  return claimDue(database, { kinds: mails, limit, leaseMs });
}

async function claimOne(database: Database, kind: DeliveryKind): Promise<ClaimedDelivery> {
  const [delivery] = await claimDue(database, { kinds: [kind], limit: 1, leaseMs });
  if (!delivery) throw new Error('Nothing was claimed');
  return delivery;
}

describe.each(backends())('$name', ({ open }) => {
  test('twelve workers claim four hundred deliveries, each once', async () => {
    await using store = await open();
    const batch = Array.from({ length: 400 }, () => submission());
    await accept(store.database, batch, salesOnly);
    const databases = [store.database, ...store.others];
    const claimed: string[] = [];
    const work = async (worker: number): Promise<void> => {
      const database = databases[worker % databases.length] ?? store.database;
      while (true) {
        const deliveries = await claim(database, 7);
        if (deliveries.length === 0) return;
        for (const delivery of deliveries) {
          claimed.push(delivery.id);
          expect(await recordOutcome(database, delivery, { state: 'sent' })).toBe(true);
        }
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, worker) => work(worker)));
    expect(claimed).toHaveLength(400);
    expect(new Set(claimed).size).toBe(400);
    expect((await readQueueState(store.database)).queued.notification).toBe(0);
  });

  test('an expired lease can be claimed by another worker, and then the first cannot record an outcome', async () => {
    await using store = await open();
    await acceptOne(store.database);
    const first = await claim(store.database);
    expect(first.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await claim(store.database)).toEqual([]);
    store.clock.ahead = leaseMs + 1_000;
    const second = await claim(store.database);
    expect(second.map(({ attempts }) => attempts)).toEqual([2, 2]);
    const [lost] = first;
    const owned = second.find(({ id }) => id === lost?.id);
    if (!lost || !owned) throw new Error('Nothing was claimed');
    expect(await recordOutcome(store.database, lost, { state: 'dead', error: 'late' })).toBe(false);
    expect(await recordOutcome(store.database, owned, { state: 'sent' })).toBe(true);
    expect(await recordOutcome(store.database, owned, { state: 'sent' })).toBe(false);
  });

  test('a deferred delivery waits, a released one keeps its attempts, a dead letter is retried by hand', async () => {
    await using store = await open();
    const id = await acceptOne(store.database, {}, salesOnly);
    const first = await claimOne(store.database, 'notification');
    const dueAt = store.database.now() + 30_000;
    await recordOutcome(store.database, first, { state: 'queued', dueAt, error: 'EMESSAGE 451' });
    expect(await nextDueAt(store.database, mails)).toBe(dueAt);
    expect(await claim(store.database)).toEqual([]);
    store.clock.ahead = 31_000;
    const second = await claimOne(store.database, 'notification');
    expect(second.attempts).toBe(2);
    const now = store.database.now();
    await recordOutcome(store.database, second, {
      state: 'returned',
      dueAt: now,
      error: 'EAUTH 535',
    });
    const third = await claimOne(store.database, 'notification');
    expect(third.attempts).toBe(2);
    await recordOutcome(store.database, third, { state: 'dead', error: 'EENVELOPE 550' });
    expect(await readQueueState(store.database)).toMatchObject({
      queued: { notification: 0 },
      dead: { notification: 1, webhook: 0 },
    });
    expect(await requeueUndelivered(store.database, settings.destinations, id)).toMatchObject({
      due: 1,
    });
    expect((await claimOne(store.database, 'notification')).attempts).toBe(1);
  });

  test('a retry sends dead letters of a former destination to the configured ones, once', async () => {
    await using store = await open();
    const wrong: AcceptSettings = {
      ...salesOnly,
      destinations: [{ kind: 'notification', destination: 'sale@millrace.example' }, hook],
    };
    const id = await acceptOne(store.database, {}, wrong);
    await acceptOne(store.database, {}, wrong);
    const dead = await claimOne(store.database, 'notification');
    await recordOutcome(store.database, dead, { state: 'dead', error: 'EENVELOPE 550' });
    // The second request's notification is still queued, and the webhooks were sent.
    for (let i = 0; i < 2; i++) {
      await recordOutcome(store.database, await claimOne(store.database, 'webhook'), {
        state: 'sent',
      });
    }
    const corrected = [sales, { ...sales, destination: 'second@millrace.example' }, hook];
    expect(await requeueUndelivered(store.database, corrected)).toEqual({ due: 4, canceled: 2 });
    expect(await requeueUndelivered(store.database, corrected)).toMatchObject({ due: 0 });
    const request = await findRequest(store.database, id);
    const states = request?.deliveries.map(({ destination, state }) => [destination, state]);
    expect(states).toEqual([
      ['sale@millrace.example', 'canceled'],
      ['sales@millrace.example', 'queued'],
      ['second@millrace.example', 'queued'],
      ['https://hooks.example/one', 'sent'],
    ]);
    // Back to the first destination, which had been canceled.
    await recordOutcome(store.database, await claimOne(store.database, 'notification'), {
      state: 'dead',
      error: 'EENVELOPE 550',
    });
    expect(await requeueUndelivered(store.database, wrong.destinations, id)).toMatchObject({
      due: 1,
    });
  });

  test('a retry of all leaves out acknowledgements over a day old, which their references retry', async () => {
    await using store = await open();
    const fresh = await acceptOne(store.database, { email: 'a@rao.example' });
    const old = await acceptOne(store.database, { email: 'b@rao.example' });
    const { query } = store.database;
    await query("UPDATE deliveries SET state = 'dead'");
    await query('UPDATE deliveries SET created_at = created_at - $1 WHERE request_id = $2', [
      2 * dayMs,
      old,
    ]);
    expect(await requeueUndelivered(store.database, settings.destinations)).toMatchObject({
      due: 3,
    });
    expect(await requeueUndelivered(store.database, settings.destinations, fresh)).toMatchObject({
      due: 0,
    });
    expect(await requeueUndelivered(store.database, settings.destinations, old)).toMatchObject({
      due: 1,
    });
  });
});
