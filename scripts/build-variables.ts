import * as v from 'valibot';
import type { Variable } from '#server/config/variables.ts';
import { origin, urlOf } from '../server/config/urls.ts';

/** An id of an account at EmailJS or Umami. */
const publicId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

/**
 * Everything that a build takes from the environment. All of it is public: it ends up in files that anyone can read.
 * Where our server reads a variable too, its value at the start wins, so an image needs no build argument for it.
 */
export const buildVariables = {
  SITE_URL: {
    format: 'http(s) origin',
    default: 'the brand’s',
    purpose: 'Public origin on a static host.',
    schema: origin,
  },
  BOOKING_URL: {
    format: 'https URL',
    purpose: 'As for the process, without our server.',
    schema: urlOf('https:'),
  },
  VITE_MAIL_ORIGIN: {
    format: 'http(s) origin',
    default: 'the site’s own',
    purpose: 'Another instance of our mail service, with this site in its `ALLOWED_ORIGINS`.',
    schema: origin,
  },
  VITE_EMAILJS_USER_ID: {
    format: 'id',
    purpose: 'Public key of the EmailJS account that sends the mails.',
    schema: publicId,
  },
  VITE_EMAILJS_SERVICE_ID: { format: 'id', purpose: 'Its email service.', schema: publicId },
  VITE_EMAILJS_TEMPLATE_ID: {
    format: 'id',
    purpose: 'Its template of the mail to sales.',
    schema: publicId,
  },
  VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID: {
    format: 'id',
    default: 'the one to sales',
    purpose: 'Its template of the mail to the visitor.',
    schema: publicId,
  },
  VISIT_SOURCE: {
    format: 'on or off',
    default: 'on',
    purpose: 'Whether the browser keeps, and the form sends, where a visit came from.',
    schema: v.picklist(['on', 'off']),
  },
  UMAMI_WEBSITE_ID: {
    format: 'id',
    purpose: 'Umami counts visits, and the demo form begun, sent and failed.',
    schema: publicId,
  },
  UMAMI_SCRIPT: {
    format: 'https URL',
    default: 'Umami’s cloud',
    purpose: 'Its script, where you host it yourself.',
    schema: urlOf('https:'),
  },
} as const satisfies Record<string, Omit<Variable<unknown>, 'secret'>>;

export type BuildVariableName = keyof typeof buildVariables;
