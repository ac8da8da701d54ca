import type { Home } from '../types.ts';

/** What the terms promise a buyer, each with the section that holds it (`app/content/terms-conditions.ts`). */
export const pledges = {
  id: 'pledges',
  title: 'What you can hold us to',
  source: [
    'Taken from our ',
    { label: 'terms', href: '/terms-conditions' },
    ', ten sections in plain words. Each line here leads to the one that binds us.',
  ],
  entries: [
    {
      section: 'payments',
      name: 'The price',
      text: 'Stands in your order before you owe anything. You pay an invoice, offline; no card is asked for.',
    },
    {
      section: 'ownership',
      name: 'Your data',
      text: 'What your people put in stays yours. We may store and process it only to run the service for you.',
    },
    {
      section: 'ending-and-liability',
      name: 'Leaving',
      text: 'Ask at any time. Account data is deleted within 7 days of your request.',
    },
    {
      section: 'law',
      name: 'A dispute',
      text: 'We write to each other and take 30 days to settle it. After that, Indian law and the courts in Haryana.',
    },
  ],
} as const satisfies Home['pledges'];
