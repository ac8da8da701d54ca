const commonHeaders: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of every response of a site with this origin, apart from its content security policy. */
export function siteHeaders(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return commonHeaders;
  // Two years. Subdomains are the owner's to include, in the proxy: some may have no certificate.
  return { ...commonHeaders, 'Strict-Transport-Security': 'max-age=63072000' };
}

/** Content security policy of everything but pages: loads nothing, runs nothing, is framed nowhere. */
export const assetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the server sends with every response that names no other value. No cache may store a rendered page. */
export function defaultHeaders(siteUrl: string): Record<string, string> {
  return {
    ...siteHeaders(siteUrl),
    'Content-Security-Policy': assetPolicy,
    'Cache-Control': 'no-store',
  };
}
