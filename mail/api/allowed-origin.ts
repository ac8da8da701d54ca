import type { MailConfig } from '#mail/config.ts';

/**
 * Whether a page of this origin may call: a request without Origin (no browser), the own site, or one configured.
 */
export function isAllowedOrigin(
  request: Request,
  { siteUrl, allowedOrigins }: Pick<MailConfig, 'siteUrl' | 'allowedOrigins'>,
): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // Browsers send `null` with a form on a page under `Referrer-Policy: no-referrer`, which some proxies add.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  if (origin === siteUrl || allowedOrigins.includes(origin)) return true;
  // Behind a proxy that ends TLS the schemes differ, so the hosts are compared.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
