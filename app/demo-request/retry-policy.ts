import type { MailOutcome } from '#app/emailjs/emailjs-api.ts';

/** The specification's cache and retry constants (section 9), in milliseconds. */
export const retryPolicy = {
  gcTime: 5 * 60_000,
  retry: 3,
  firstDelay: 1000,
  longestDelay: 30_000,
} as const;

/** 1 s, doubling, at most 30 s. `failures` counts from 0. */
export function retryDelay(failures: number): number {
  return Math.min(retryPolicy.firstDelay * 2 ** failures, retryPolicy.longestDelay);
}

/**
 * Our own service recognizes a repeat by its key: it is tried again after no answer, too many requests, or a fault of
 * the server. Hosted EmailJS knows no key and would mail sales twice: there only a call that it turned away as one too
 * many. (While the browser knows that it is offline, no call is made at all.)
 */
export function isWorthRetrying(
  outcome: MailOutcome,
  { isOwnService }: { isOwnService: boolean },
): boolean {
  if (outcome.ok) return false;
  if (outcome.reason === 'unreachable') return isOwnService;
  return outcome.status === 429 || (isOwnService && outcome.status >= 500);
}
