import { brand } from '#brand/brand.ts';
import { pages } from '../../app/site-map.ts';

/**
 * Every page that search engines may list (sitemaps.org protocol).
 * @param origin public, without a trailing slash; here and below
 */
export function writeSitemap(origin: string): string {
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Nothing is closed to crawlers: unlisted pages say `noindex`, which only a crawler that reads them sees. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Longest life of security.txt in days; RFC 9116 recommends less than a year. */
const securityContactDays = 364;

/** Security contact (RFC 9116). Expires at a midnight, so that builds of one day are equal. */
export function writeSecurityContact(origin: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityContactDays);
  return `Contact: mailto:${brand.securityEmail}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/**
 * What the browser may fetch ahead, once a visitor's pointer rests on a link (`moderate`): pages of this site, but none
 * with a query, which are rendered on demand and count against the visitor's rate. Nothing is rendered ahead: a form
 * would read its draft before the visitor has finished it.
 */
export function writeSpeculationRules(): string {
  const rule = {
    source: 'document',
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: addressesWithQuery } },
        { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({ prefetch: [rule] });
}

/** A URL pattern. `*` in place of `(.+)` would match an empty query too, and so every address. */
export const addressesWithQuery = '/*\\?(.+)';
