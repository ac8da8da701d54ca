const commonHeaders: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
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

/** Content security policy of everything but pages: loads nothing, runs nothing, is framed nowhere. */
export const assetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the server sends with every response that names no other value. No cache may store a rendered page. */
export function defaultHeaders(choices: HeaderChoices): Record<string, string> {
  return {
    ...siteHeaders(choices),
    'Content-Security-Policy': assetPolicy,
    'Cache-Control': 'no-store',
  };
}
