import { createHmac } from 'node:crypto';

export type Signer = (id: string, at: Date, body: string) => Record<string, string>;

/** The bytes of a Standard Webhooks secret; undefined when it is none, or not 24 to 64 bytes long. */
export function secretBytes(secret: string): Buffer | undefined {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  const bytes = base64 === undefined ? undefined : Buffer.from(base64, 'base64');
  return bytes && bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/** Signs as https://www.standardwebhooks.com says (version 1.0.0): HMAC-SHA256 over id, time in seconds and body. */
export function signerFor(secret: string): Signer {
  const key = secretBytes(secret);
  if (!key) throw new Error('The webhook secret is malformed');
  return (id, at, body) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature.digest('base64')}`,
    };
  };
}
