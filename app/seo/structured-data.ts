import { brand } from '#brand/brand.ts';
import { canonicalUrl } from './page-meta.ts';

/**
 * Structured data in schema.org's vocabulary. Every value is visible on the page too (a test compares them), and
 * nothing unknown is claimed: no ratings, no prices.
 */

/** The organization and its site, for the home page. */
export function homeGraph() {
  const organization = { '@id': canonicalUrl('/#organization') };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: brand.name,
        legalName: brand.legalEntity,
        ...(brand.postalAddress && { address: brand.postalAddress }),
        url: canonicalUrl('/'),
        logo: canonicalUrl('/icon-192.png'),
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: canonicalUrl('/'),
        publisher: organization,
      },
    ],
  };
}
