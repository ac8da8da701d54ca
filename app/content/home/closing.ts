export const closing = {
  id: 'demo',
  title: 'Book a Demo',
  quote: {
    text: 'A step with no owner and no deadline is not a step. It is a hope.',
    attribution: 'Our own rule, for every process we set up',
  },
} as const;
