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

test('when most callers wait beside a small batch they do not wait for it, and a few do', async () => {
  const slow = slowStore();
  const add = groupCommit(slow.store);
  const first = [add(1), add(2)];
  await expect.poll(() => slow.batches).toEqual([[1, 2]]);
  const beside = Array.from({ length: 12 }, (_, index) => add(3 + index));
  expect(slow.batches.map(({ length }) => length)).toEqual([2, 9]);
  slow.finish();
  expect(await Promise.all(first)).toEqual(['stored 1', 'stored 2']);
  await expect.poll(() => slow.batches.map(({ length }) => length)).toEqual([2, 9, 3]);
  slow.finish();
  expect((await Promise.all(beside)).at(-1)).toBe('stored 14');
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
