/** The longest `DRAIN_SECONDS`. Whatever stops the process waits for this and `finishSeconds` (deploy/). */
export const longestDrainSeconds = 60;

/** Longest wait for requests and mails in flight after the drain. */
export const finishSeconds = 10;
