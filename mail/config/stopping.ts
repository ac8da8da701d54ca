/** The longest `DRAIN_SECONDS`. A supervisor's stop timeout (deploy/) must cover this and `finishSeconds`. */
export const longestDrainSeconds = 60;

/** Longest wait for requests and mails in flight after the drain. */
export const finishSeconds = 10;
