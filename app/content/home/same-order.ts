import { brand } from '#app/brand.ts';

export const sameOrder = {
  title: 'The same order, twice',
  chat: {
    title: 'In a group chat',
    verdict: '{days} days. {messages} messages. No owner.',
  },
  app: {
    title: `In ${brand.name}`,
    notification: 'Order {order}: quote {number} is missing',
    due: 'Due {due}. {person} waits.',
    ask: 'Ask {vendor}',
    received: 'Quote {number} is in',
    released: 'Order released',
    opens: '{time}. {person}’s step opens at once.',
    closed: 'Closed on time',
    quiet: 'Nothing to chase.',
    verdict: 'One notification. One tap. Closed.',
  },
} as const;
