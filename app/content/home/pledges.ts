/** What the terms promise a buyer, each with the section that holds it (`app/content/terms-conditions.ts`). */
export const pledges = {
  id: 'pledges',
  title: 'What you can hold us to',
  /** Over numbers and customers, when the brand has them. */
  proofTitle: 'In use today',
  /** What buyers ask and only the brand can answer: a question is shown with its answer, `proof` in `app/brand.ts`. */
  questions: {
    title: 'What buyers ask first',
    setUp: 'Setup',
    erp: 'Your ERP',
    users: 'In use at',
  },
  source: [
    'Each line links to its section of our ',
    { label: 'terms', href: '/terms-conditions' },
    '.',
  ],
  entries: [
    {
      section: 'payments',
      name: 'Price',
      text: 'Agreed in writing before you owe anything. Pay by invoice.',
    },
    {
      section: 'ownership',
      name: 'Your data',
      text: 'It stays yours. We store and process it only to run the service for you.',
    },
    {
      section: 'ending-and-liability',
      name: 'Leaving',
      text: 'Account data is deleted within 7 days of your request.',
    },
    {
      section: 'data-and-hosting',
      name: 'Hosting',
      text: 'Encrypted in transit and at rest, with a cloud provider.',
    },
    {
      section: 'law',
      name: 'Law',
      text: 'Indian law, Haryana courts.',
    },
  ],
} as const;
