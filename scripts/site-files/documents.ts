import { brand } from '../../app/brand.ts';
import { home } from '../../app/content/home.ts';
import { site } from '../../app/content/site.ts';
import type { DescribedPage } from './pages.ts';
import { color } from './palette.ts';

/** Inputs of a document besides the brand. */
export type SiteFacts = {
  /** Public origin, without a trailing slash. */
  origin: string;
  pages: readonly DescribedPage[];
  builtAt: Date;
};

/** Every page that search engines may list (sitemaps.org protocol). */
export function writeSitemap({ origin, pages }: SiteFacts): string {
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
export function writeRobots({ origin }: SiteFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Summary of the site for language models (llmstxt.org). */
export function writeLlms({ origin, pages }: SiteFacts): string {
  const list = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
  const modules = home.modules.entries.map(({ name, text }) => `- ${name}: ${text}`);
  const roadmap = home.roadmap.entries.map(({ name, text }) => `- ${name}: ${text}`);
  return `# ${brand.name}

> ${site.summary}

${home.about.text}

${site.footer.sampleNote}

## Pages

${list.join('\n')}

## Modules

${modules.join('\n')}

## ${site.roadmapStatus.planned}

${roadmap.join('\n')}
`;
}

/** Longest life of security.txt in days; RFC 9116 recommends less than a year. */
const securityContactDays = 364;

/** Security contact (RFC 9116). Expires at a midnight, so that builds of one day are equal. */
export function writeSecurityContact({ origin, builtAt }: SiteFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityContactDays);
  return `Contact: mailto:${brand.securityEmail}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** The web app manifest: name, colors and icons for a home screen. */
export function writeManifest({ pages }: SiteFacts): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}` });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: pages.find(({ path }) => path === '/')?.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: color('bg'),
    theme_color: color('bg'),
    icons: [
      { ...icon(192), type: 'image/png' },
      { ...icon(512), type: 'image/png' },
      { ...icon(512), type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/**
 * What the browser may load ahead, once a visitor's pointer rests on a link (`moderate`): documents of this site, but
 * not the settings form, the API and downloads, nor an address with a query: the page would take a drawn process out of
 * it and keep it where a prerendered page's storage is lost. Others keep no state and send nothing when they load, so
 * loading one too many costs a few kilobytes and has no other effect.
 * @param counted whether a script counts visits: it would count a prerendered page that nobody looks at
 */
export function writeSpeculationRules(counted: boolean): string {
  const rule = {
    source: 'document',
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: ['/settings', '/*\\?*', '/api/*', '/og/*'] } },
        { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({ prefetch: [rule], ...(!counted && { prerender: [rule] }) });
}
