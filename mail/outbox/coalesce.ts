import { StoreError } from './database.ts';

/** Most items in one transaction. */
const maxBatch = 256;

/**
 * Lets simultaneous calls share one commit: `store` gets all items that arrived in one turn of the event loop, or while
 * the batch before was being stored, and answers with one result for each, in order. A batch that cannot be stored
 * rejects the calls in it and no others; one that is refused is tried again item by item.
 */
export function coalesce<Item, Result>(
  store: (items: readonly Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; deferred: PromiseWithResolvers<Result> }[] = [];
  let storing = false;

  async function storeWaiting(): Promise<void> {
    storing = true;
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await storeBatch(batch);
    }
    storing = false;
  }

  async function storeBatch(batch: typeof waiting): Promise<void> {
    try {
      const results = await store(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.deferred.resolve(result);
    } catch (error) {
      const refused = error instanceof StoreError && error.kind === 'refused';
      // The data of one: the others are stored without it.
      if (refused && batch.length > 1) for (const each of batch) await storeBatch([each]);
      else for (const { deferred } of batch) deferred.reject(error);
    }
  }

  return (item) => {
    const deferred = Promise.withResolvers<Result>();
    waiting.push({ item, deferred });
    if (!storing) void storeWaiting();
    return deferred.promise;
  };
}
