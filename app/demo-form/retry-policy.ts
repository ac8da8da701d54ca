import type { MailOutcome } from '#app/demo-form/emailjs/emailjs-api.ts';
import type { Destination } from '#app/demo-form/emailjs/origin.ts';

/** The specification's cache and retry constants (section 9), in milliseconds. */
export const retryPolicy = {
  gcTime: 5 * 60_000,
  retry: 3,
  firstDelay: 1000,
  maxDelay: 30_000,
} as const;

/** 1 s, doubling, at most 30 s. `failures` counts from 0. */
export function retryDelay(failures: number): number {
  return Math.min(retryPolicy.firstDelay * 2 ** failures, retryPolicy.maxDelay);
}

/**
 * Our own service recognizes a repeat by its key, so it is tried again after no answer, 429 or 5xx. Hosted EmailJS has
 * no keys and would mail sales twice, so there only a 429 is tried again, and a call that a browser without a network
 * made in vain.
 */
export function isWorthRetrying(outcome: MailOutcome, { isOwnService }: Destination): boolean {
  if (outcome.ok) return false;
  if (outcome.reason === 'unreachable') return isOwnService || navigator.onLine === false;
  return outcome.status === 429 || (isOwnService && outcome.status >= 500);
}
