import { describe, expect, test } from 'vitest';
import { type AcceptSettings, accept } from '#mail/outbox/accept.ts';
import type { Caps } from '#mail/outbox/acknowledgement-caps.ts';
import { StoreError } from '#mail/outbox/database.ts';
import { findRequest, listRequests, release } from '#mail/outbox/review.ts';
import { dayMs } from '#mail/time.ts';
import { emptyInput } from '#request/schema.ts';
import { acceptOne, backends, caps, kinds, sales, settings, submission } from './backends.ts';

describe.each(backends())('$name', ({ open }) => {
  test('a batch is stored whole, each request with its deliveries, outcomes in order', async () => {
    await using store = await open();
    const batch = Array.from({ length: 100 }, () => submission());
    const perDay = { overall: 1_000, domain: 1_000, client: 1_000 };
    const outcomes = await accept(store.database, batch, {
      ...settings,
      caps: { ...caps, perDay },
    });
    const stored = await Array.fromAsync(listRequests(store.database));
    expect(stored).toHaveLength(100);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
      const request = stored.find(({ id }) => id === outcome.id);
      expect(request?.fields).toEqual({ ...emptyInput, ...batch[index]?.fields });
      expect(request?.deliveries.map(({ kind }) => kind)).toEqual([
        'acknowledgement',
        'notification',
      ]);
    }
  });

  test('every destination gets its own delivery with its own id', async () => {
    await using store = await open();
    const destinations: AcceptSettings['destinations'] = [
      sales,
      { kind: 'notification', destination: 'second@millrace.example' },
      { kind: 'webhook', destination: 'https://hooks.example/one' },
      { kind: 'webhook', destination: 'https://hooks.example/two' },
    ];
    const id = await acceptOne(store.database, {}, { caps, destinations });
    const request = await findRequest(store.database, id);
    const deliveries = request?.deliveries.map(({ id, destination }) => [id, destination]);
    expect(deliveries?.toSorted()).toEqual(
      [
        [`${id}.acknowledgement`, undefined],
        [`${id}.notification`, 'sales@millrace.example'],
        [`${id}.notification-2`, 'second@millrace.example'],
        [`${id}.webhook`, 'https://hooks.example/one'],
        [`${id}.webhook-2`, 'https://hooks.example/two'],
      ].toSorted(),
    );
  });

  test('a repeated key is one request: in one batch, in a later one, and from another instance', async () => {
    await using store = await open();
    const first = submission();
    const [one, two] = await accept(store.database, [first, first], settings);
    expect([one?.outcome, two?.outcome]).toEqual(['accepted', 'repeated']);
    const everywhere = await Promise.all(
      [store.database, ...store.others].map((database) => accept(database, [first], settings)),
    );
    const id = one?.outcome === 'conflict' ? '' : one?.id;
    for (const [outcome] of everywhere)
      expect(outcome).toEqual({ outcome: 'repeated', id, acknowledged: true });
    const visited = { ...first, context: { visits: { first: { landing_page: '/' } } } };
    expect(await accept(store.database, [visited], settings)).toMatchObject([
      { outcome: 'repeated' },
    ]);
    const changed = { ...first, fields: { ...first.fields, name: 'Somebody Else' } };
    for (const other of [changed, { ...first, context: { corrects: 'R1' } }]) {
      expect(await accept(store.database, [other], settings)).toEqual([{ outcome: 'conflict' }]);
    }
    expect(await kinds(store.database)).toEqual(['acknowledgement', 'notification']);
  });

  test('a request whose deliveries cannot be stored is not stored either', async () => {
    await using store = await open();
    await store.database.query('ALTER TABLE deliveries RENAME TO elsewhere');
    await expect(accept(store.database, [submission()], settings)).rejects.toThrow(StoreError);
    await store.database.query('ALTER TABLE elsewhere RENAME TO deliveries');
    expect(await Array.fromAsync(listRequests(store.database))).toEqual([]);
    expect(await store.database.query('SELECT * FROM counters')).toEqual([]);
  });

  test('one mailbox is acknowledged three times a day and ten times a week, however its address is written', async () => {
    await using store = await open();
    const acknowledged = async () =>
      (await kinds(store.database)).filter((kind) => kind === 'acknowledgement').length;
    // A week is counted from the same day everywhere; begin on its first.
    const day = Math.floor(store.database.now() / dayMs);
    store.clock.ahead = (7 - (day % 7)) * dayMs;
    const same = ['asha.rao@gmail.com', 'Asha.Rao@GMAIL.com', 'asharao+a@gmail.com'];
    const batch = same.map((email) => submission({ email }));
    const outcomes = await accept(store.database, batch, settings);
    expect(outcomes).toMatchObject(same.map(() => ({ acknowledged: true })));
    for (const database of store.others) await acceptOne(database, { email: 'asha.rao@gmail.com' });
    expect(await acknowledged()).toBe(3);
    for (const expected of [6, 9, 10, 10, 10, 10, 13]) {
      store.clock.ahead += dayMs;
      for (let i = 0; i < 4; i++) await acceptOne(store.database, { email: 'asharao@gmail.com' });
      expect(await acknowledged()).toBe(expected);
    }
    const made = await kinds(store.database);
    expect(made.filter((kind) => kind === 'notification')).toHaveLength(33);
  });

  test.each([
    ['client', () => submission({ client: 'one client' })],
    ['domain', () => submission({ email: `v${Math.random()}@one-domain.example` })],
    ['overall', () => submission()],
  ] as const)('acknowledgements end at the cap for %s, notifications never', async (cap, make) => {
    await using store = await open();
    const perDay: Caps['perDay'] = { overall: 1_000, domain: 1_000, client: 1_000, [cap]: 3 };
    const limited = { ...settings, caps: { ...caps, perDay } };
    await accept(store.database, [make(), make()], limited);
    for (let i = 0; i < 4; i++) await accept(store.database, [make()], limited);
    const made = await kinds(store.database);
    expect(made.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    expect(made.filter((kind) => kind === 'notification')).toHaveLength(6);
  });

  test('a held request has no deliveries until it is released, once', async () => {
    await using store = await open();
    const suspicion = 'the honeypot field was filled';
    const id = await acceptOne(store.database, { suspicion, held: true });
    expect(await findRequest(store.database, id)).toMatchObject({
      state: 'held',
      suspicion: suspicion,
      deliveries: [],
    });
    expect(await release(store.database, id, settings)).toBe(true);
    expect(await release(store.database, id, settings)).toBe(false);
    expect(await kinds(store.database)).toEqual(['acknowledgement', 'notification']);
  });
});
