import { brand } from '#brand/brand.ts';

/** What old addresses show before the home page loads (specification, section 2). */
export const redirecting = {
  meta: { title: `Redirecting to homepage | ${brand.name}` },
  title: 'Redirecting to homepage',
  text: [
    'You will be there in a moment. If not, ',
    { label: 'open the home page', href: '/' },
    '.',
  ],
} as const;
