import type { MailOutcome } from '#app/demo-form/emailjs/emailjs-api.ts';
import { proofHeader, proofOffered, proofWanted } from '#request/anti-spam-headers.ts';

/**
 * Sends one call, with a proof of work if the service asks for one. A browser that cannot compute it sends without: the
 * request is then held for review rather than lost.
 */
export async function callWithProof(
  call: (headers: Record<string, string>) => Promise<MailOutcome>,
  onState: (state: 'submitting' | 'proving') => void,
): Promise<MailOutcome> {
  const first = await call({ [proofHeader]: proofOffered });
  const challenge = challengeOf(first);
  if (challenge === undefined) return first;
  onState('proving');
  const proof = await import('./proof-of-work.ts')
    .then(({ solve }) => solve(challenge))
    .catch(() => undefined);
  onState('submitting');
  const second = await call(proof === undefined ? {} : { [proofHeader]: proof });
  return challengeOf(second) === undefined ? second : call({});
}

function challengeOf(outcome: MailOutcome): string | undefined {
  const wanted = !outcome.ok && outcome.reason === 'refused' && outcome.status === proofWanted;
  return wanted ? outcome.text : undefined;
}
