import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '#brand/brand.ts';
import { socialCard } from '../../app/seo/social-card.ts';
import { readVariable } from '../build-environment.ts';
import {
  writeRobots,
  writeSecurityContact,
  writeSitemap,
  writeSpeculationRules,
} from './documents.ts';
import { drawFavicon, drawFaviconIco, drawIcon } from './icons.ts';
import { drawSocialCard } from './social-card.ts';

type Content = string | Uint8Array<ArrayBuffer>;

/**
 * Every file of the site that is neither a page nor an asset, made from brand, theme and site map when it is asked for.
 * Keys are paths with a leading slash. Output is deterministic except for the date in security.txt.
 */
export function siteFiles(): ReadonlyMap<string, () => Content | Promise<Content>> {
  const origin = readVariable('SITE_URL') ?? brand.siteUrl;
  return new Map<string, () => Content | Promise<Content>>([
    ['/sitemap.xml', () => writeSitemap(origin)],
    ['/robots.txt', () => writeRobots(origin)],
    ['/.well-known/security.txt', () => writeSecurityContact(origin, new Date())],
    ['/speculation-rules.json', () => writeSpeculationRules()],
    ['/favicon.svg', drawFavicon],
    ['/favicon.ico', drawFaviconIco],
    ['/apple-touch-icon.png', () => drawIcon(180)],
    ['/icon-192.png', () => drawIcon(192)],
    [socialCard.path, drawSocialCard],
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
