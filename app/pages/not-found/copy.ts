import { brand } from '#brand/brand.ts';

/** Every unknown path. The title is the specification's sentence, word for word. */
export const notFound = {
  meta: { title: `Page not found | ${brand.name}` },
  title: "Oops! The page you're looking for cannot be found.",
  start: { name: 'Home', text: 'Start again from the home page.' },
  end: { name: 'Nothing at this address', text: 'Check the spelling.' },
  returnHome: { label: 'Return to Home', href: '/' },
} as const;
