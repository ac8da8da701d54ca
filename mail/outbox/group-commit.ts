/**
 * Gathers what arrives in one turn of the event loop, or while the batch before is still being stored, and hands it on
 * together: one commit, one sync of the disk, for all of it.
 */
export function groupCommit<Item, Result>(
  store: (items: readonly Item[]) => Promise<Result[]>,
  largestBatch = 512,
): (item: Item) => Promise<Result> {
  type Waiting = {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      try {
        const results = await store(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('The batch lost an item'));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!running) {
      running = true;
      setImmediate(() => void flush());
    }
    return promise;
  };
}
