import { brand } from '../../app/brand.ts';
import { cardPath } from '../../app/seo/social-card.ts';
import { pageSettings, siteOrigin } from '../build-environment.ts';
import {
  type SiteFacts,
  writeLlms,
  writeManifest,
  writeRobots,
  writeSecurityContact,
  writeSitemap,
  writeSpeculationRules,
} from './documents.ts';
import { drawFavicon, drawFaviconIco, drawIcon } from './icons.ts';
import { describedPages } from './pages.ts';
import { drawSocialCard } from './social-card.ts';
import { openTypefaces } from './typeface.ts';

/**
 * Every file of the site that is neither a page nor an asset, generated from brand, copy, theme and site map. Keys are
 * paths with a leading slash. Output is deterministic except for the date in security.txt.
 */
export async function makeSiteFiles(): Promise<Map<string, string | Buffer>> {
  const pages = describedPages();
  const facts: SiteFacts = { origin: siteOrigin() ?? brand.siteUrl, pages, builtAt: new Date() };
  await using typefaces = await openTypefaces();
  return new Map<string, string | Buffer>([
    ['/sitemap.xml', writeSitemap(facts)],
    ['/robots.txt', writeRobots(facts)],
    ['/llms.txt', writeLlms(facts)],
    ['/.well-known/security.txt', writeSecurityContact(facts)],
    ['/manifest.webmanifest', writeManifest(facts)],
    ['/speculation-rules.json', writeSpeculationRules(pageSettings().VITE_ANALYTICS !== null)],
    ['/favicon.svg', drawFavicon()],
    ['/favicon.ico', drawFaviconIco(typefaces)],
    ['/apple-touch-icon.png', drawIcon(180, typefaces)],
    ['/icon-192.png', drawIcon(192, typefaces)],
    ['/icon-512.png', drawIcon(512, typefaces)],
    ...pages.map((page) => [cardPath(page.path), drawSocialCard(page, typefaces)] as const),
  ]);
}
