import { defaultMailIds } from '#request/built-in-ids.ts';
import type { MailIds } from './emailjs-api.ts';
import { emailjsOrigin } from './hosted.ts';
import { idNames } from './stored-ids.ts';

/** Origin of our own mail service: empty for the site's own server, or VITE_MAIL_ORIGIN. */
const mailOrigin = (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, '');

/** Where both calls go. Only our own service gets extra headers; hosted EmailJS gets exactly the specified calls. */
export type Destination = { origin: string; isOwnService: boolean };

/** Our mail service knows only the built-in ids; any others belong to an account at hosted EmailJS. */
export function destinationOf(ids: MailIds): Destination {
  const builtIn = idNames.every((name) => ids[name] === defaultMailIds[name]);
  return builtIn
    ? { origin: mailOrigin, isOwnService: mailOrigin !== emailjsOrigin }
    : { origin: emailjsOrigin, isOwnService: false };
}
