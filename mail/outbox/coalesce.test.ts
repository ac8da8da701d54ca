import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';
import { StoreError } from './database.ts';

/** A store that holds each batch until the test releases it. */
function slowStore() {
  const batches: number[][] = [];
  let turn = Promise.withResolvers<void>();
  return {
    batches,
    async store(items: readonly number[]): Promise<string[]> {
      batches.push([...items]);
      await turn.promise;
      return items.map((item) => `stored ${item}`);
    },
    finish(error?: Error): void {
      const { resolve, reject } = turn;
      turn = Promise.withResolvers();
      if (error) reject(error);
      else resolve();
    },
  };
}

test('calls of one event loop turn are one batch, and calls made while it is stored are the next', async () => {
  const slow = slowStore();
  const add = coalesce(slow.store);
  const first = [add(1), add(2)];
  await expect.poll(() => slow.batches).toEqual([[1, 2]]);
  const second = [add(3), add(4), add(5)];
  slow.finish();
  expect(await Promise.all(first)).toEqual(['stored 1', 'stored 2']);
  await expect.poll(() => slow.batches.at(1)).toEqual([3, 4, 5]);
  slow.finish();
  expect(await Promise.all(second)).toEqual(['stored 3', 'stored 4', 'stored 5']);
});

test('a batch that cannot be stored fails each call in it, and none after it', async () => {
  const slow = slowStore();
  const add = coalesce(slow.store);
  const failing = Promise.allSettled([add(1), add(2)]);
  await expect.poll(() => slow.batches.length).toBe(1);
  const next = add(3);
  slow.finish(new Error('disk full'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => slow.batches.length).toBe(2);
  slow.finish();
  expect(await next).toBe('stored 3');
});

test('data that the store refuses fails its own call, not those beside it', async () => {
  const add = coalesce(async (items: readonly string[]) => {
    if (items.includes('株式会社')) throw new StoreError('refused', '22P05');
    return [...items];
  });
  const results = await Promise.allSettled(['Rao', '株式会社', 'Acme'].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
