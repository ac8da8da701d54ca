import { brand } from '#app/brand.ts';

export const hero = {
  badge: 'Powered by Advanced AI Technology',
  headline: 'Bring Operational Clarity to your ORGANIZATION',
  lead: 'See who has each task, when it is due and where it is stuck.',
  audience: `Works on top of your ERP, on ${brand.platforms}.`,
  primary: { label: 'Book a Demo', href: '/book-demo' },
  secondary: { label: 'Explore Features', href: '/#features' },
  draw: { label: 'Draw your own process, no sign-up', href: '/#draw' },
  /** Before the names of customers, when the brand has them. */
  customers: 'In use at',
  /** Explains the hours in the picture above it. */
  note: 'Working hours, 09:00 to 18:00.',
} as const;
