import { createHmac, randomBytes } from 'node:crypto';
import { type Database, text } from './database.ts';

/** A random value, created once and shared by every instance on this store. */
export async function readSecret({ query }: Database): Promise<string> {
  await query(
    "INSERT INTO secrets (name, value) VALUES ('hashing', $1) ON CONFLICT (name) DO NOTHING",
    [randomBytes(32).toString('base64url')],
  );
  const [row] = await query("SELECT value FROM secrets WHERE name = 'hashing'");
  return text(row ?? {}, 'value');
}

/** Equal inputs have equal hashes, and only the holder of the secret can recompute one. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
}
