import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A store that keeps each batch until it is told to go on. */
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

test('what comes in one turn is one batch, and what comes while it is stored is the next', async () => {
  const slow = slowStore();
  const add = groupCommit(slow.store);
  const first = [add(1), add(2)];
  await expect.poll(() => slow.batches).toEqual([[1, 2]]);
  const second = [add(3), add(4), add(5)];
  slow.finish();
  expect(await Promise.all(first)).toEqual(['stored 1', 'stored 2']);
  await expect
    .poll(() => slow.batches)
    .toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  slow.finish();
  expect(await Promise.all(second)).toEqual(['stored 3', 'stored 4', 'stored 5']);
});

test('callers who call again when they are answered are stored by halves, however they began', async () => {
  const callers = 40;
  const sizes: number[] = [];
  const add = groupCommit(async (items: readonly number[]) => {
    sizes.push(items.length);
    // Longer than it takes to answer and hear all callers, so that those who are not in the batch all wait.
    await setTimeout(5);
    return [...items];
  });
  async function call(caller: number): Promise<void> {
    for (let calls = 0; calls < 20; calls++) {
      expect(await add(caller)).toBe(caller);
      // As over a network, not all answers come back as calls in the same turn.
      for (let turn = 0; turn < caller % 4; turn++) await setImmediate();
    }
  }
  // All but two begin together.
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      if (caller < 2) await setTimeout(1);
      await call(caller);
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBe(20 * callers);
  const halves = sizes.filter((size) => size > callers * 0.4 && size < callers * 0.6);
  expect(halves.length / sizes.length).toBeGreaterThan(0.7);
});

test('a batch that cannot be stored fails for each in it, and for nobody after it', async () => {
  const slow = slowStore();
  const add = groupCommit(slow.store);
  const failing = Promise.allSettled([add(1), add(2)]);
  await expect.poll(() => slow.batches.length).toBe(1);
  const next = add(3);
  slow.finish(new Error('disk full'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => slow.batches.length).toBe(2);
  slow.finish();
  expect(await next).toBe('stored 3');
});

test('a batch is never larger than allowed', async () => {
  const sizes: number[] = [];
  const add = groupCommit(async (items: readonly number[]) => {
    sizes.push(items.length);
    return [...items];
  }, 4);
  await Promise.all(Array.from({ length: 10 }, (_, item) => add(item)));
  expect(sizes).toEqual([4, 4, 2]);
});
