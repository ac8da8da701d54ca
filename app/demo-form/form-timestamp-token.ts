import { callTimeout } from '#app/demo-form/emailjs/emailjs-api.ts';
import { destinationOf, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { formTimestampHeader, formTimestampPath, minFillMs } from '#request/mail-api.ts';

let token: { text: string; at: number } | undefined;
let requested = false;

/**
 * Fetches this page's form timestamp token once, when the visitor begins the form. A form without a token is sent too.
 */
export function fetchFormTimestampToken(): void {
  const { origin, isOwnService } = destinationOf(readMailIds());
  if (requested || !isOwnService) return;
  requested = true;
  fetch(origin + formTimestampPath, { signal: AbortSignal.timeout(callTimeout) })
    .then(async (response) => {
      const text = await response.text();
      if (response.ok && /^[\w.-]+$/.test(text)) token = { text, at: performance.now() };
    })
    // The token is optional: without it the service relies on its other checks.
    .catch(() => undefined);
}

/**
 * The token as a request header, once it is old enough. A browser that autofills the whole form is faster than the
 * service's limit for a person: then no token is sent, rather than making the visitor wait.
 */
export function formTimestampHeaders(): Record<string, string> {
  return token && performance.now() - token.at >= minFillMs
    ? { [formTimestampHeader]: token.text }
    : {};
}
