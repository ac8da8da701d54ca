const perAddress = { day: 3, week: 10 };

/** Acknowledgement caps for load tests: only the cap for one address applies. */
export const uncapped = { perAddress, perDay: { overall: 1e9, domain: 1e9, client: 1e9 } };

export const noAcknowledgements = { perAddress, perDay: { overall: 0, domain: 0, client: 0 } };
