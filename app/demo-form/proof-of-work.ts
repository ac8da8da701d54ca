import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which the request is sent without a proof. A phone may be locked meanwhile. */
const maxMs = 5 * 60_000;

/**
 * Solves an ALTCHA challenge (version 2, PBKDF2) and returns the payload that proves it. The key derivation runs on the
 * browser's own threads, so the page stays responsive; a worker would need a Trusted Types policy.
 * @throws if the challenge is invalid or takes too long
 */
export async function solve(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: maxMs });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
