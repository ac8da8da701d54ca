import { randomUUID } from 'node:crypto';
import { accept } from '#mail/outbox/accept.ts';
import { openStoreForReview } from '#mail/outbox/open-store.ts';
import { visitor } from '#mail/testing.ts';

/** Stores so many deliveries, two for each request, in the embedded database of a directory. */
export async function fillQueue(dataDir: string, deliveries: number): Promise<void> {
  const database = await openStoreForReview({ dataDir, databaseUrl: undefined });
  const unlimited = { overall: deliveries, domain: deliveries, client: deliveries };
  const caps = { secret: 'bench', perAddress: { day: 3, week: 10 }, perDay: unlimited };
  const destinations = [{ kind: 'notification', destination: 'sales@bench.example' }] as const;
  for (let first = 0; first < deliveries / 2; first += 500) {
    const batch = Array.from({ length: Math.min(500, deliveries / 2 - first) }, (_, index) => ({
      request: { ...visitor, email: `q${first + index}@queue${first + index}.example` },
      idempotencyKey: `key:${randomUUID()}`,
      client: 'bench',
      source: undefined,
      suspicion: undefined,
    }));
    await accept(database, batch, { caps, destinations });
  }
  await database.close();
}
