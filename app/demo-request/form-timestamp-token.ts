import { callTimeout } from '#app/emailjs/emailjs-api.ts';
import { isOwnService, mailOrigin } from '#app/emailjs/origin.ts';
import { ripeAfterMs, ticketHeader, ticketPath } from './anti-spam-headers.ts';

let ticket: { text: string; at: number } | undefined;
let asked = false;

/** Fetches this page's ticket, once, when the form is begun. A form without one is sent all the same. */
export function fetchTicket(): void {
  if (asked || !isOwnService) return;
  asked = true;
  fetch(mailOrigin + ticketPath, { signal: AbortSignal.timeout(callTimeout) })
    .then(async (response) => {
      const text = await response.text();
      if (response.ok && /^[\w.-]+$/.test(text)) ticket = { text, at: performance.now() };
    })
    // The service judges by what else it has.
    .catch(() => undefined);
}

/**
 * The ticket, once it is old enough to speak for its bearer. A browser that fills the whole form at a touch is quicker
 * than the youngest ticket that the service takes for a person's: then none is sent, and nobody is made to wait.
 */
export function ticketSignal(): Record<string, string> {
  return ticket && performance.now() - ticket.at >= ripeAfterMs
    ? { [ticketHeader]: ticket.text }
    : {};
}
