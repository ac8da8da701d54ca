/**
 * Counts visits with Umami; app/demo-form/form-events.ts adds three events of the demo form. Off unless the build sets
 * UMAMI_WEBSITE_ID; then no page calls out.
 */
export function AnalyticsScript() {
  const website = import.meta.env.VITE_UMAMI_WEBSITE_ID;
  if (!website) return null;
  return (
    <script
      defer
      src={import.meta.env.VITE_UMAMI_SCRIPT}
      data-website-id={website}
      // Without it Umami stores an id of the visitor in the browser.
      data-identity-stitching="false"
      // A drawn process or a receipt may stand in the address.
      data-exclude-search="true"
      data-exclude-hash="true"
    />
  );
}
