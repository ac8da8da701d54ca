/** Half of the callers do not wait for the turn to end, but so few do. */
const fewest = 8;
/** What is left with each batch of the memory of how many callers there were. */
const fading = 0.95;

/**
 * Gathers what arrives in one turn of the event loop, or while the batch before is being stored, and hands it on
 * together: one commit, one sync of the disk, for all of it. While turns bring more, the next batch goes once half of
 * the callers wait.
 *
 * So the halves take turns: one is read and answered while the other is stored. Left to themselves, 50 callers of whom
 * each wants an answer before it calls again end up in batches of 48 and 2 in turn, and while the 48 are stored nobody
 * is left whose call could be read.
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
  let storing = false;
  let looking = false;
  /** How many callers there are at once: the most that were seen of late. */
  let callers = 0;

  async function storeBatch(): Promise<void> {
    const batch = waiting.slice(0, largestBatch);
    waiting = waiting.slice(largestBatch);
    storing = true;
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
    storing = false;
    callers = Math.max(callers * fading, batch.length + waiting.length);
    if (waiting.length > 0) gather();
  }

  /** Stores what waits, unless more of the callers are on their way. */
  function gather(): void {
    if (storing) return;
    if (waiting.length >= Math.max(fewest, Math.min(callers / 2, largestBatch))) void storeBatch();
    else if (!looking) lookAgain();
  }

  /** Who does not come within a turn of the event loop is not on the way. */
  function lookAgain(): void {
    looking = true;
    const before = waiting.length;
    setImmediate(() => {
      looking = false;
      if (waiting.length > before) gather();
      else if (!storing && waiting.length > 0) void storeBatch();
    });
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    gather();
    return promise;
  };
}
