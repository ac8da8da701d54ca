import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
import { openTypeface } from './typeface.ts';

type Content = string | Buffer;

/**
 * Every file of the site that is neither a page nor an asset, made from brand, copy, theme and site map when it is
 * asked for. Keys are paths with a leading slash. Output is deterministic except for the date in security.txt.
 */
export function siteFiles(): ReadonlyMap<string, () => Content | Promise<Content>> {
  const pages = describedPages();
  const facts: SiteFacts = { origin: siteOrigin() ?? brand.siteUrl, pages, builtAt: new Date() };
  return new Map<string, () => Content | Promise<Content>>([
    ['/sitemap.xml', () => writeSitemap(facts)],
    ['/robots.txt', () => writeRobots(facts)],
    ['/llms.txt', () => writeLlms(facts)],
    ['/.well-known/security.txt', () => writeSecurityContact(facts)],
    ['/manifest.webmanifest', () => writeManifest(facts)],
    [
      '/speculation-rules.json',
      () => writeSpeculationRules(pageSettings().VITE_ANALYTICS !== null),
    ],
    ['/favicon.svg', drawFavicon],
    ['/favicon.ico', drawFaviconIco],
    ['/apple-touch-icon.png', () => drawIcon(180)],
    ['/icon-192.png', () => drawIcon(192)],
    ['/icon-512.png', () => drawIcon(512)],
    ...pages.map(
      ({ path, heading }) =>
        [
          cardPath(path),
          async () => {
            await using typeface = await openTypeface();
            return drawSocialCard(heading, typeface);
          },
        ] as const,
    ),
  ]);
}

/** Writes them all into the built site. */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const [path, make] of siteFiles()) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await make());
  }
}
