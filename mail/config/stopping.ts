/**
 * How long requests are still answered after SIGTERM, with /readyz at 503: a load balancer that looks every few seconds
 * notices. A supervisor's stop timeout (deploy/) must cover this and `finishSeconds`.
 */
export const drainSeconds = 5;

/** Longest wait for requests and mails in flight after the drain. */
export const finishSeconds = 10;
