import type { Breadcrumbs } from '#app/ui/copy-types.ts';
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

/** A page's place in the site, in the words of its breadcrumb. The page itself has no address there, as on the page. */
export function breadcrumbList(trail: Breadcrumbs) {
  const itemListElement = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    ...('href' in step && { item: canonicalUrl(step.href) }),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
