import { createHmac } from 'node:crypto';

/** Equal inputs have equal hashes, and only the holder of the secret can recompute one. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
}
