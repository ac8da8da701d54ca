import { defaultMailIds } from './built-in-ids.ts';
import type { MailIds } from './emailjs-api.ts';

function origin(value: string | undefined, otherwise: string): string {
  return (value || otherwise).replace(/\/+$/, '');
}

/** Hosted EmailJS, which carries requests under ids of one's own. VITE_EMAILJS_ORIGIN names another, for a test. */
export const emailjsOrigin = origin(import.meta.env.VITE_EMAILJS_ORIGIN, 'https://api.emailjs.com');

/** Where our own mail service is: empty for the site's own server, or what VITE_MAIL_ORIGIN named in the build. */
export const mailOrigin = origin(import.meta.env.VITE_MAIL_ORIGIN, '');

/** Where both calls go. Only our own service gets headers; hosted EmailJS gets exactly the specified calls. */
export type Destination = { origin: string; isOwnService: boolean };

/** Our mail service knows the built-in ids only; any others are of an account at hosted EmailJS. */
export function destinationOf(ids: MailIds): Destination {
  const builtIn =
    ids.userId === defaultMailIds.userId &&
    ids.serviceId === defaultMailIds.serviceId &&
    ids.templateId === defaultMailIds.templateId;
  return builtIn
    ? { origin: mailOrigin, isOwnService: mailOrigin !== emailjsOrigin }
    : { origin: emailjsOrigin, isOwnService: false };
}
