/**
 * Everything that a build takes from the environment. All of it may be public: it ends up in files that anyone can
 * read. `docs/operations.md` explains each for those who set them.
 */
export const buildVariables = {
  SITE_URL:
    'Public origin on a static host; our server puts its own in its place. Default: the brand’s.',
  HSTS_SUBDOMAINS: 'on includes subdomains, in `_headers`; default: off.',
  HSTS_PRELOAD: 'on consents, in `_headers`, to the browsers’ preload list; default: off.',
  VITE_MAIL_ORIGIN: 'Origin of the mail service, when it is not the site’s own server.',
  VITE_EMAILJS_ORIGIN:
    'Origin of hosted EmailJS, for ids other than the built-in ones; default: https://api.emailjs.com.',
  SOURCE_DATE_EPOCH: 'Seconds since 1970 that count as the time of the build; default: now.',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The public origin of the site, without a trailing slash, or undefined for the brand's. The brand is not read here:
 * this is part of Vite's configuration, whose every change starts the development server anew.
 * @throws if SITE_URL is set and is not an http or https origin
 */
export function siteOrigin(env: Environment = process.env): string | undefined {
  return origin('SITE_URL', env.SITE_URL);
}

/** The origin that mails are sent to, or undefined for the site's own. */
export function mailOrigin(env: Environment = process.env): string | undefined {
  return origin('VITE_MAIL_ORIGIN', env.VITE_MAIL_ORIGIN);
}

/** Hosted EmailJS: asked for something only once ids of one's own are saved, or were given to the build. */
export function emailjsOrigin(env: Environment = process.env): string {
  return origin('VITE_EMAILJS_ORIGIN', env.VITE_EMAILJS_ORIGIN) ?? 'https://api.emailjs.com';
}

function origin(name: keyof typeof buildVariables, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    url &&
    /^https?:\/\/[\w.:[\]-]+$/.test(url.origin) &&
    value.replace(/\/$/, '') === url.origin
  ) {
    return url.origin;
  }
  throw new Error(`${name} must be an origin such as https://example.com, not ${value}`);
}

/** What the owner says of HTTPS, for `_headers`. */
export function hstsChoices(env: Environment = process.env) {
  return {
    hstsSubdomains: onOrOff('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS),
    hstsPreload: onOrOff('HSTS_PRELOAD', env.HSTS_PRELOAD),
  };
}

function onOrOff(name: keyof typeof buildVariables, value: string | undefined): boolean {
  const choice = value || 'off';
  if (choice === 'on' || choice === 'off') return choice === 'on';
  throw new Error(`${name} must be on or off, not ${choice}`);
}

/** When the build takes place; SOURCE_DATE_EPOCH makes two builds of one source equal on different days. */
export function buildTime(env: Environment = process.env): Date {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (!epoch) return new Date();
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000);
  throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, not ${epoch}`);
}
