/** Caps on acknowledgements, for a service under load: nothing is left out but what goes to one address. */
export const uncapped = {
  perAddress: { day: 3, week: 10 },
  perDay: { overall: 1e9, domain: 1e9, client: 1e9 },
};
