/** Of the callers: with so many waiting, a batch goes before the one that is being stored is. */
const most = 2 / 3;
/** But not for so few. */
const fewest = 8;
/** What is left with each batch of the memory of how many callers there were. */
const fading = 0.95;

/**
 * Gathers what arrives in one turn of the event loop, or while the batch before is still being stored, and hands it on
 * together: one commit, one sync of the disk, for all of it.
 *
 * Where most callers wait beside a batch that is being stored, they are handed on as the next without waiting for it.
 * Left to themselves, 50 callers of whom each wants an answer before it calls again end up in batches of 48 and 2 in
 * turn, and while the 48 are stored nobody is left whose call could be read meanwhile.
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
  /** Items that are being stored. */
  let underWay = 0;
  /** How many callers there are at once: the most that were seen of late. */
  let callers = 0;
  let scheduled = false;

  async function storeBatch(): Promise<void> {
    const batch = waiting.slice(0, largestBatch);
    waiting = waiting.slice(largestBatch);
    underWay += batch.length;
    callers = Math.max(callers * fading, underWay + waiting.length);
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
    underWay -= batch.length;
    if (underWay === 0 && waiting.length > 0) void storeBatch();
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (underWay > 0 && waiting.length > Math.max(fewest, callers * most)) {
      void storeBatch();
    } else if (underWay === 0 && !scheduled) {
      scheduled = true;
      setImmediate(() => {
        scheduled = false;
        if (waiting.length > 0 && underWay === 0) void storeBatch();
      });
    }
    return promise;
  };
}
