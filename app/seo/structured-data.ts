import type { BreadcrumbList, Graph, ListItem } from 'schema-dts';
import type { Breadcrumbs } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';
import { canonicalUrl } from './page-meta.ts';

/**
 * Structured data in schema.org's vocabulary. Every value is visible on the page too (a test compares them), and
 * nothing unknown is claimed: no ratings, no prices.
 */

/** The organization and its site, for the home page. */
export function homeGraph(): Graph {
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
export function breadcrumbList(trail: Breadcrumbs): BreadcrumbList & { '@context': string } {
  const items = trail.map((step, index): ListItem => {
    const item: ListItem = { '@type': 'ListItem', position: index + 1, name: step.label };
    return 'href' in step ? { ...item, item: canonicalUrl(step.href) } : item;
  });
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}
