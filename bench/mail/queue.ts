import { randomUUID } from 'node:crypto';
import { unpackAll } from '#mail/outbox/intake.ts';
import { openStore } from '#mail/outbox/open-store.ts';
import { databasePath, openSqlite } from '#mail/outbox/sqlite.ts';
import { visitor } from '#mail/testing.ts';

/** Stores so many mails, two a request, in the embedded database of a directory. */
export async function fillQueue(
  dataDir: string,
  mails: number,
  { delivered }: { delivered: boolean },
): Promise<void> {
  const outbox = await openStore({ dataDir, databaseUrl: undefined });
  const unlimited = { overall: mails, domain: mails, client: mails };
  const caps = { secret: 'bench', daysPerAddress: 7, perDay: unlimited };
  for (let first = 0; first < mails / 2; first += 500) {
    const batch = Array.from({ length: Math.min(500, mails / 2 - first) }, (_, index) => ({
      request: { ...visitor, email: `q${first + index}@queue${first + index}.example` },
      idempotencyKey: `key:${randomUUID()}`,
      client: 'bench',
      source: undefined,
      suspicion: undefined,
    }));
    await outbox.accept(batch, caps);
  }
  await outbox.close();
  const database = openSqlite(databasePath(dataDir));
  await unpackAll(database);
  if (delivered) await database.query("UPDATE mails SET state = 'sent', finished_at = due_at");
  await database.close();
}
