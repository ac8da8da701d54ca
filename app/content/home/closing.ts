import type { Home } from '../types.ts';

export const closing = {
  id: 'demo',
  title: 'Book a Demo',
  quote: {
    text: 'A step with no owner and no clock is not a step. It is a hope.',
    attribution: 'Our own rule, for every flow we draw',
  },
} as const satisfies Home['closing'];
