import { brand } from '#app/brand.ts';

export const hero = {
  badge: 'Powered by Advanced AI Technology',
  headline: 'Bring Operational Clarity to your ORGANIZATION',
  lead: 'See who has each task, when it is due and where it is stuck.',
  audience: `For manufacturing, healthcare, finance, retail and logistics, on ${brand.platforms}.`,
  promise: [
    'Free demo on one of your own processes: ',
    { label: 'draw it now', href: '/fms-details#draw' },
    '. We contact you within 1-2 business days.',
  ],
  primary: { label: 'Book a Demo', href: '/book-demo' },
  secondary: { label: 'Explore Features', href: '/#features' },
  /** Before the names of customers, when the brand has them. */
  customers: 'In use at',
  /** Explains the abbreviation in the picture above it. */
  note: 'TAT: turnaround time allowed for a step.',
} as const;
