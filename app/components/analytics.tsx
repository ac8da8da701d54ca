/**
 * Counts visits and four events of the demo form with Plausible or Umami. Off unless the build sets ANALYTICS; then no
 * page calls out, and none of this is in the browser's files.
 */
export type FormEvent = 'form seen' | 'form begun' | 'form sent' | 'form failed';

declare global {
  var plausible: ((event: string) => void) | undefined;
  var umami: { track: (event: string) => void } | undefined;
}

/** Origins for the pages' content security policy: of the script, and of its calls. */
export const analyticsOrigins = {
  scripts: listed(import.meta.env.VITE_ANALYTICS_SCRIPT_ORIGINS),
  connect: listed(import.meta.env.VITE_ANALYTICS_CONNECT_ORIGINS),
};

function listed(origins: string | null | undefined): string[] {
  return origins ? origins.split(' ') : [];
}

/** The provider's script, in the head of every page. */
export function AnalyticsScript() {
  const provider = import.meta.env.VITE_ANALYTICS;
  if (!provider) return null;
  const site: string = import.meta.env.VITE_ANALYTICS_SITE;
  return (
    <script
      defer
      src={import.meta.env.VITE_ANALYTICS_SCRIPT}
      data-analytics={provider}
      {...(provider === 'umami'
        ? // Without the second Umami stores an id of the visitor in the browser; without the third it would be told the
          // process that a visitor draws, which stands in the address, at every change. Plausible drops what it does not know.
          {
            'data-website-id': site,
            'data-identity-stitching': 'false',
            'data-exclude-search': 'true',
          }
        : { 'data-domain': site })}
    />
  );
}

/** Counts an event once the script has loaded. If a blocker stopped it, nothing is counted. */
export function countFormEvent(event: FormEvent): void {
  if (!import.meta.env.VITE_ANALYTICS || track(event)) return;
  const script = document.querySelector('script[data-analytics]');
  script?.addEventListener('load', () => track(event), { once: true });
}

function track(event: FormEvent): boolean {
  if (import.meta.env.VITE_ANALYTICS === 'umami') globalThis.umami?.track(event);
  else globalThis.plausible?.(event);
  return globalThis.umami !== undefined || globalThis.plausible !== undefined;
}
