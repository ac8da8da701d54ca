import type { ClaimedDelivery, DeliveryKind } from '#mail/outbox/types.ts';

/** All in milliseconds. */
export type RetryPolicy = {
  firstDelayMs: number;
  /** The delay doubles up to this. RFC 5321 (4.5.4.1) asks for at least 30 minutes between tries, for 4–5 days. */
  maxDelayMs: number;
  /** Age at which a delivery is given up. */
  lifetimeMs: Record<DeliveryKind, number>;
  /** How long delivery pauses after a fault that concerns all mails; the pause doubles while the fault lasts. */
  pause: Record<'operator' | 'unreachable', { firstMs: number; maxMs: number }>;
};

const minute = 60_000;
const day = 24 * 60 * minute;

export const retryPolicy: RetryPolicy = {
  firstDelayMs: minute,
  maxDelayMs: 40 * minute,
  // An acknowledgement that arrives a day late confuses more than it helps.
  lifetimeMs: { notification: 5 * day, acknowledgement: day, webhook: 5 * day },
  pause: {
    operator: { firstMs: minute, maxMs: 10 * minute },
    unreachable: { firstMs: 1_000, maxMs: minute },
  },
};

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
