import { brand } from '#app/brand.ts';

/** Messages and times are sample data: `app/sample-operations/order-2033.ts`. */
export const sameOrder = {
  title: 'The same order, twice',
  chat: {
    title: 'In a group chat',
    end: 'Still open.',
    verdict: '{days} days. {messages} messages. No owner.',
  },
  app: {
    title: `In ${brand.name}`,
    phone: '{owner}’s phone',
    step: 'Vendor quote',
    now: 'now',
    end: 'Nothing to chase.',
    verdict: 'One notification. One tap. Closed.',
  },
} as const;
