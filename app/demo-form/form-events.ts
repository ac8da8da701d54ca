import { campaignAddress } from './visit-source.ts';

/**
 * Three events of the demo form, for the provider whose script the build puts into the pages
 * (app/ui/analytics.tsx). No file of the form may have "analytics" or "track" in its name: blockers stop those,
 * and the form with them.
 */
type FormEvent = 'form begun' | 'form sent' | 'form failed';

declare global {
  var plausible: ((event: string, options: { u: string }) => void) | undefined;
  var umami: { track: (event: string) => void } | undefined;
}

/** Counts an event once the script has loaded. If a blocker stopped it, nothing is counted. */
export function countFormEvent(event: FormEvent): void {
  if (!import.meta.env.VITE_ANALYTICS || track(event)) return;
  const script = document.querySelector('script[data-analytics]');
  script?.addEventListener('load', () => track(event), { once: true });
}

function track(event: FormEvent): boolean {
  try {
    if (import.meta.env.VITE_ANALYTICS === 'umami') globalThis.umami?.track(event);
    else globalThis.plausible?.(event, { u: campaignAddress(new URL(location.href)) });
  } catch {
    // A fault of the provider's script, which must not stop the form.
  }
  return globalThis.umami !== undefined || globalThis.plausible !== undefined;
}
