import { defaultMailIds } from './built-in-ids.ts';
import type { MailIds } from './emailjs-api.ts';

function origin(value: string | undefined, otherwise: string): string {
  return (value || otherwise).replace(/\/+$/, '');
}

/** Hosted EmailJS, used with custom ids. VITE_EMAILJS_ORIGIN names another for tests. */
export const emailjsOrigin = origin(import.meta.env.VITE_EMAILJS_ORIGIN, 'https://api.emailjs.com');

/** Origin of our own mail service: empty for the site's own server, or VITE_MAIL_ORIGIN. */
export const mailOrigin = origin(import.meta.env.VITE_MAIL_ORIGIN, '');

/** Where both calls go. Only our own service gets extra headers; hosted EmailJS gets exactly the specified calls. */
export type Destination = { origin: string; isOwnService: boolean };

/** Our mail service knows only the built-in ids; any others belong to an account at hosted EmailJS. */
export function destinationOf(ids: MailIds): Destination {
  const builtIn =
    ids.userId === defaultMailIds.userId &&
    ids.serviceId === defaultMailIds.serviceId &&
    ids.templateId === defaultMailIds.templateId;
  return builtIn
    ? { origin: mailOrigin, isOwnService: mailOrigin !== emailjsOrigin }
    : { origin: emailjsOrigin, isOwnService: false };
}
