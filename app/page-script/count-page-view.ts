import { campaignAddress } from '#app/demo-form/visit-source.ts';

/**
 * Counts the visit with Plausible, whose script.manual.js leaves that to the page: of its address only campaign
 * parameters are told, since a drawn process or a receipt may stand in the rest. Umami is told by an attribute of its
 * script (app/ui/analytics.tsx).
 */
export function countPageView(): void {
  if (import.meta.env.VITE_ANALYTICS !== 'plausible') return;
  // The script also sends the referrer, which for a page of this site is a whole address.
  if (document.referrer.startsWith(`${location.origin}/`)) {
    Object.defineProperty(document, 'referrer', { value: '' });
  }
  const u = campaignAddress(new URL(location.href));
  document
    .querySelector('script[data-analytics]')
    ?.addEventListener('load', () => globalThis.plausible?.('pageview', { u }));
}
