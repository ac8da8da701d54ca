/** A variable that a build takes from the environment: its row in the documents. */
export type BuildVariable = {
  /** How to write it, with units. */
  format: string;
  /** Effect when it is not set. */
  default?: string;
  purpose: string;
  /** Our server reads it too when it starts, and its value wins: an image needs no argument for it. */
  serverDecides?: true;
};

/** Everything that a build takes from the environment. All of it is public: it ends up in files that anyone can read. */
export const buildVariables = {
  SITE_URL: {
    format: 'http(s) origin',
    default: 'the brand’s',
    purpose: 'Public origin on a static host.',
    serverDecides: true,
  },
  HSTS: {
    format: 'on, subdomains or preload',
    default: 'on',
    purpose: 'As for the process, in `_headers`.',
    serverDecides: true,
  },
  BOOKING_URL: {
    format: 'https URL',
    purpose: 'As for the process, without our server.',
    serverDecides: true,
  },
  VITE_MAIL_ORIGIN: {
    format: 'http(s) origin',
    default: 'the site’s own',
    purpose: 'Another instance of our mail service, with this site in its `ALLOWED_ORIGINS`.',
  },
  VITE_EMAILJS_USER_ID: {
    format: 'id',
    purpose: 'Public key of the EmailJS account that sends the mails.',
  },
  VITE_EMAILJS_SERVICE_ID: { format: 'id', purpose: 'Its email service.' },
  VITE_EMAILJS_TEMPLATE_ID: { format: 'id', purpose: 'Its template of the mail to sales.' },
  VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID: {
    format: 'id',
    default: 'the one to sales',
    purpose: 'Its template of the mail to the visitor.',
  },
  VISIT_SOURCE: {
    format: 'on or off',
    default: 'on',
    purpose: 'Whether the browser keeps, and the form sends, where a visit came from.',
  },
  ANALYTICS: {
    format: 'plausible:domain, umami:website id, or off',
    default: 'off',
    purpose: 'Counts visits, and the demo form begun, sent and failed.',
  },
  ANALYTICS_SCRIPT: {
    format: 'https URL',
    default: 'the provider’s cloud',
    purpose: 'Its script, where you host it yourself; for Plausible `script.manual.js`.',
  },
} as const satisfies Record<string, BuildVariable>;

export type BuildVariableName = keyof typeof buildVariables;
