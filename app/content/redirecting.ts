import { brand } from '#app/brand.ts';
import type { Redirecting } from './types.ts';

/** What old addresses show on their way to the home page (specification, section 2). */
export const redirecting = {
  meta: { title: `Redirecting to homepage | ${brand.name}` },
  title: 'Redirecting to homepage',
  start: { name: 'Old address', text: 'Nothing is kept here any more.' },
  end: { name: 'Home' },
  text: [
    'The page loads by itself. If it does not, ',
    { label: 'open the home page', href: '/' },
    '.',
  ],
  target: '/',
} as const satisfies Redirecting;
