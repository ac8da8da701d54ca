import { accept } from '#mail/outbox/acceptance.ts';
import { openStore } from '#mail/outbox/open-store.ts';
import { visitor } from '#mail/testing.ts';

/** Stores so many undelivered mails, two a request, in the embedded database of a directory. */
export async function fillQueue(dataDir: string, mails: number): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const unlimited = { overall: mails, domain: mails, client: mails };
  const caps = { secret: 'bench', daysPerAddress: 7, perDay: unlimited };
  for (let first = 0; first < mails / 2; first += 500) {
    const batch = Array.from({ length: Math.min(500, mails / 2 - first) }, (_, index) => ({
      request: { ...visitor, email: `q${first + index}@queue${first + index}.example` },
      idempotencyKey: `queue:${first + index}`,
      client: 'bench',
      source: undefined,
      suspicion: undefined,
    }));
    await accept(store.database, batch, caps);
  }
  await store.close();
}
