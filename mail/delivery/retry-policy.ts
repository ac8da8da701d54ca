import type { ClaimedDelivery } from '#mail/outbox/types.ts';
import { dayMs } from '#mail/time.ts';

const minute = 60_000;

/** All in milliseconds. RFC 5321 (4.5.4.1) asks for at least 30 minutes between tries, for 4–5 days. */
export const retryPolicy = {
  firstDelayMs: minute,
  /** The delay doubles up to this. */
  maxDelayMs: 40 * minute,
  /** Age at which a delivery is given up. An acknowledgement that arrives a day late confuses more than it helps. */
  lifetimeMs: { notification: 5 * dayMs, acknowledgement: dayMs, webhook: 5 * dayMs },
  /** How long delivery pauses after a fault that concerns all mails; the pause doubles while the fault lasts. */
  pause: {
    operator: { firstMs: minute, maxMs: 10 * minute },
    unreachable: { firstMs: 1_000, maxMs: minute },
  },
};

export type RetryPolicy = typeof retryPolicy;

/** Attempts that every mail gets whatever its age, so that a clock set ahead kills nothing. */
const minAttempts = 8;

/** 1, 2, 4 … 40 minutes, each lengthened by up to a quarter (`random` from 0 to 1), so that a recovering host is not stormed. */
export function retryDelay(policy: RetryPolicy, attempts: number, random: number): number {
  const delay = Math.min(policy.firstDelayMs * 2 ** Math.max(0, attempts - 1), policy.maxDelayMs);
  return Math.round(delay * (1 + random / 4));
}

export function giveUpAfter(
  policy: RetryPolicy,
  mail: Pick<ClaimedDelivery, 'kind' | 'attempts' | 'createdAt'>,
  now: number,
): boolean {
  return mail.attempts >= minAttempts && now - mail.createdAt > policy.lifetimeMs[mail.kind];
}
