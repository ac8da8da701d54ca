import { createHash } from 'node:crypto';

/**
 * Headers of every response, and the content security policy of a page, which is computed from its final HTML and
 * allows only the inline scripts and styles in it. The server sends them; the build writes the same to `_headers`.
 */

const commonHeaders: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of the picture that stands in mails: a mail program in a browser shows it on its own site. */
export const mailPictureHeaders: Record<string, string> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Two years. A browser heeds it only over HTTPS. Subdomains are the owner's to include, since some may have no
 * certificate; the browsers' preload list takes no domain without them.
 */
const transportSecurity = {
  on: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Settings that the headers depend on. */
export type HeaderChoices = { siteUrl: string; hsts?: keyof typeof transportSecurity };

/** Headers of every response, apart from its content security policy. */
export function siteHeaders({ siteUrl, hsts = 'on' }: HeaderChoices): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return commonHeaders;
  return { ...commonHeaders, 'Strict-Transport-Security': transportSecurity[hsts] };
}

/**
 * Header of every page that names the speculation rules, which `scripts/site-files/documents.ts` writes. A header,
 * since inline rules would be an inline script to the content security policy.
 */
export const speculationHeader: Record<string, string> = {
  'Speculation-Rules': '"/speculation-rules.json"',
};

/** Content security policy of everything but pages: loads nothing, runs nothing, is framed nowhere. */
export const assetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A script of any other type is data (JSON-LD) and never runs, so no policy needs to allow it. */
const executable = /^(?:module|text\/javascript|)$/;

function hashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g');
  const found = Array.from(html.matchAll(inline)).flatMap(([, attributes = '', content = '']) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return content !== '' && (element === 'style' || executable.test(type))
      ? `'sha256-${createHash('sha256').update(content).digest('base64')}'`
      : [];
  });
  return [...new Set(found)];
}

/** The hashes of all inline scripts and styles of a page. */
export function inlineHashes(html: string): string[] {
  return [...hashes(html, 'script'), ...hashes(html, 'style')];
}

/** Origins, besides the page's own, to connect to and to load pictures and scripts from. */
export type PolicyOrigins = Partial<Record<'connect' | 'images' | 'scripts', readonly string[]>>;

/**
 * The content security policy of one page.
 * @param known hashes of the built pages, for a page that is rendered on request: whatever else is inline in it came
 *   with the request, and the policy is there to stop just that
 */
export function pagePolicy(
  html: string,
  { connect = [], images = [], scripts: foreign = [] }: PolicyOrigins = {},
  known?: ReadonlySet<string>,
): string {
  const allowed = (element: 'script' | 'style'): string =>
    hashes(html, element)
      .filter((hash) => known?.has(hash) ?? true)
      .join(' ');
  const scripts = allowed('script');
  const styles = allowed('style');
  return [
    "default-src 'none'",
    // 'strict-dynamic' would not do for 'self': import() from a script that the parser inserted does not inherit trust.
    ["script-src 'self'", ...foreign, scripts].filter(Boolean).join(' '),
    styles ? `style-src 'self' ${styles}` : "style-src 'self'",
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
