import type { MetaDescriptor } from 'react-router';
import { pages } from '#app/site-map.ts';
import type { PageMeta } from '#app/ui/copy-types.ts';
import { brand } from '#brand/brand.ts';
import { socialCard } from './social-card.ts';

/** The public origin in built pages: SITE_URL of the build, else the brand's. */
export const siteUrl = (import.meta.env.VITE_SITE_URL ?? brand.siteUrl).replace(/\/+$/, '');

let siteOrigin = siteUrl;

/** Called once by the server: pages rendered on demand then name this origin. */
export function setSiteOrigin(origin: string): void {
  siteOrigin = origin;
}

/** Absolute address of a page, without a trailing slash except for the home page. */
export function canonicalUrl(path: string): string {
  return `${siteOrigin}${path}`;
}

/**
 * The `meta` of a page's route: title, description, canonical link, and the cards of Open Graph and Twitter with the
 * site's picture; Twitter takes the rest from Open Graph. A page that the site map does not list gets
 * `noindex`.
 *
 *     export const meta = pageMeta(copy.meta);
 */
export function pageMeta({ path, title, description }: PageMeta): () => MetaDescriptor[] {
  const indexed = pages.some((page) => page.path === path && page.indexed);
  return () => [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl(path) },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonicalUrl(path) },
    { property: 'og:image', content: canonicalUrl(socialCard.path) },
    { property: 'og:image:width', content: String(socialCard.width) },
    { property: 'og:image:height', content: String(socialCard.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
