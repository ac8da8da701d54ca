import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { proofOffered } from '#app/demo-request/anti-spam-headers.ts';
import { hashed } from '#mail/outbox/acknowledgement-caps.ts';

/**
 * How much work one proof is: so many key derivations of so many rounds, one after the other. Measured in Chromium,
 * 0.87 ms each on one of two shared cores: 0.65 s on average, and about four times that on a cheap phone.
 */
const algorithm = 'PBKDF2/SHA-256';
const rounds = 5_000;
const fewestDerivations = 500;
const mostDerivations = 1_000;
const keyLength = 32;

const lifetimeMs = 10 * 60_000;
const longestProof = 2_048;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,128}$/));

const payloadSchema = v.strictObject({
  challenge: v.strictObject({
    parameters: v.strictObject({
      algorithm: v.literal(algorithm),
      cost: v.literal(rounds),
      data: v.strictObject({ request: v.pipe(v.string(), v.maxLength(64)) }),
      expiresAt: v.pipe(v.number(), v.integer()),
      keyLength: v.literal(keyLength),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: hex }),
});

/** `offered`: no proof yet, but the caller can compute one. `none`: a caller that knows nothing of proofs. */
type ProofResult = 'good' | 'offered' | 'none';

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * ALTCHA challenges, each for one idempotency key. Keys are unique in the store, so a reused proof names an existing
 * request and creates nothing: no memory of used proofs is needed, on any number of instances.
 */
export function createProofOfWork(secret: string, now: () => number) {
  const secrets = {
    hmacSignatureSecret: hashed(secret, 'challenge'),
    hmacKeySignatureSecret: hashed(secret, 'solution'),
  };
  const nameOf = (key: string): string => hashed(secret, `request:${key}`);

  async function isGood(header: string, key: string): Promise<boolean> {
    const payload = readPayload(header);
    if (payload?.challenge.parameters.data.request !== nameOf(key)) return false;
    const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey });
    return verified;
  }

  return {
    /** A challenge for the request with this key; see docs/decisions/013-spam.md. */
    challenge: (key: string): Promise<Challenge> =>
      createChallenge({
        algorithm,
        cost: rounds,
        keyLength,
        counter: randomInt(mostDerivations, fewestDerivations),
        data: { request: nameOf(key) },
        expiresAt: Math.floor((now() + lifetimeMs) / 1000),
        deriveKey,
        ...secrets,
      }),
    /** Verifies the `X-Form-Proof` header of the request with this key. A bad proof counts as `offered`. */
    async verify(header: string | undefined, key: string): Promise<ProofResult> {
      if (!header) return 'none';
      return header !== proofOffered && (await isGood(header, key)) ? 'good' : 'offered';
    },
  };
}

function readPayload(header: string): v.InferOutput<typeof payloadSchema> | undefined {
  if (header.length > longestProof) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(header, 'base64').toString());
  } catch {
    // Not a challenge's solution.
    return undefined;
  }
  const result = v.safeParse(payloadSchema, json);
  return result.success ? result.output : undefined;
}
