/**
 * Counts visits with Plausible or Umami; app/demo-form/form-events.ts adds three events of the demo form. Off unless
 * the build sets ANALYTICS; then no page calls out.
 */

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
