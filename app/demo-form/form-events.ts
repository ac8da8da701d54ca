/**
 * Three events of the demo form, for Umami's script (app/ui/analytics.tsx). No file of the form may have "analytics" or
 * "track" in its name: blockers stop those, and the form with them.
 */
type FormEvent = 'form begun' | 'form sent' | 'form failed';

declare global {
  var umami: { track: (event: string) => void } | undefined;
}

/** Counts an event once the script has loaded. If a blocker stopped it, nothing is counted. */
export function countFormEvent(event: FormEvent): void {
  if (!import.meta.env.VITE_UMAMI_WEBSITE_ID || track(event)) return;
  const script = document.querySelector('script[data-website-id]');
  script?.addEventListener('load', () => track(event), { once: true });
}

function track(event: FormEvent): boolean {
  try {
    globalThis.umami?.track(event);
  } catch {
    // A fault of Umami's script, which must not stop the form.
  }
  return globalThis.umami !== undefined;
}
