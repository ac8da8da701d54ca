import { site } from '#app/ui/copy.ts';
import { brand } from '#brand/brand.ts';

/** Every unknown path. The title is the specification's sentence, word for word. */
export const notFound = {
  meta: { title: `Page not found | ${brand.name}` },
  title: "Oops! The page you're looking for cannot be found.",
  stops: [
    { name: 'This address', note: 'There is nothing here. Check the spelling.' },
    { name: 'Home', note: 'Or go on from one of these pages.' },
  ],
  returnHome: site.returnHome,
  onward: [
    { label: 'Features', href: '/#features' },
    { label: 'Flow Management System', href: '/fms-details' },
    site.bookDemo,
  ],
} as const;
