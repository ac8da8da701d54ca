import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ChallengeParameters } from 'altcha-lib/types';
import * as v from 'valibot';
import { hashed } from '#mail/outbox/acknowledgement-caps.ts';
import { proofOffered } from '#request/anti-spam-headers.ts';

/**
 * How much work one proof is: so many key derivations of so many rounds, one after the other. Measured in Chromium,
 * 0.87 ms each on one of two shared cores: 0.65 s on average, and about four times that on a cheap phone.
 */
const algorithm = 'PBKDF2/SHA-256';
const rounds = 5_000;
const minDerivations = 500;
const maxDerivations = 1_000;
const keyLength = 32;

const lifetimeMs = 10 * 60_000;
const maxProofLength = 2_048;

/** The library checks the signature, which covers every parameter, and the solution; but it compares `expiresAt` first. */
const proofSchema = v.pipe(
  v.string(),
  v.maxLength(maxProofLength),
  v.transform((header) => Buffer.from(header, 'base64').toString()),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.custom<ChallengeParameters>((value) =>
        v.is(v.object({ expiresAt: v.number() }), value),
      ),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

/** `offered`: no proof yet, but the caller can compute one. `none`: a caller that knows nothing of proofs. */
type ProofResult = 'good' | 'offered' | 'none';

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * ALTCHA challenges, each for one idempotency key. Keys are unique in the store, so a reused proof names an existing
 * request and creates nothing: no memory of used proofs is needed, on any number of instances.
 */
export function createProofOfWork(secret: string) {
  const secrets = {
    hmacSignatureSecret: hashed(secret, 'challenge'),
    hmacKeySignatureSecret: hashed(secret, 'solution'),
  };
  const nameOf = (key: string): string => hashed(secret, `request:${key}`);

  async function isGood(header: string, key: string): Promise<boolean> {
    const proof = v.safeParse(proofSchema, header);
    if (!proof.success) return false;
    if (proof.output.challenge.parameters.data?.request !== nameOf(key)) return false;
    const { verified } = await verifySolution({ ...proof.output, ...secrets, deriveKey });
    return verified;
  }

  return {
    /** A challenge for the request with this key; see docs/decisions/013-spam.md. */
    challenge: (key: string): Promise<Challenge> =>
      createChallenge({
        algorithm,
        cost: rounds,
        keyLength,
        counter: randomInt(maxDerivations, minDerivations),
        data: { request: nameOf(key) },
        // The library compares this with the machine's clock, not the database's.
        expiresAt: Math.floor((Date.now() + lifetimeMs) / 1000),
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
