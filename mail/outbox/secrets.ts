import { randomBytes } from 'node:crypto';
import { type Database, text } from './database.ts';

/** A random value, created once and shared by every instance on this store. */
export async function readSecret(database: Database, name: string): Promise<string> {
  await database.query(
    'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, randomBytes(32).toString('base64url')],
  );
  const [row] = await database.query('SELECT value FROM secrets WHERE name = $1', [name]);
  if (!row) throw new Error(`The secret ${name} is missing`);
  return text(row, 'value');
}
