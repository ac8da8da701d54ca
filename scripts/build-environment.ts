import { emailjsOrigin } from '../app/emailjs/hosted.ts';
import type { BuildVariableName } from './build-variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The public origin of the site, without a trailing slash, or undefined for the brand's. The brand is not read here:
 * this module is part of Vite's configuration, and every change to that restarts the development server.
 */
export function siteOrigin(env: Environment = process.env): string | undefined {
  return origin('SITE_URL', env.SITE_URL);
}

/** The origin that mails are sent to, or undefined for the site's own. */
export function mailOrigin(env: Environment = process.env): string | undefined {
  return origin('VITE_MAIL_ORIGIN', env.VITE_MAIL_ORIGIN);
}

function origin(name: BuildVariableName, value: string | undefined): string | undefined {
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

/**
 * What the browser's code and the pages read as `import.meta.env.*`: every value validated, null where it is not set.
 * @throws if one is malformed, or needs another that is missing
 */
export function pageSettings(env: Environment = process.env): Record<string, string | null> {
  const { provider, script, site } = analyticsSettings(env) ?? {};
  const { scripts, connect } = analyticsOrigins(env);
  const visitSource = oneOf(['on', 'off'], 'VISIT_SOURCE', env.VISIT_SOURCE);
  const settings = {
    VITE_SITE_URL: siteOrigin(env),
    VITE_MAIL_ORIGIN: mailOrigin(env),
    ...emailjsIds(env),
    VITE_BOOKING_URL: httpsUrl('BOOKING_URL', env.BOOKING_URL)?.href,
    // Hosted EmailJS gets no visit source, so none is kept.
    VITE_VISIT_SOURCE: sendsToHosted(env) ? 'off' : visitSource,
    // Nor does it get the process that a visitor drew.
    VITE_PROCESS_SENT: sendsToHosted(env) ? 'off' : 'on',
    VITE_ANALYTICS: provider,
    VITE_ANALYTICS_SCRIPT: script,
    VITE_ANALYTICS_SITE: site,
    VITE_ANALYTICS_SCRIPT_ORIGINS: scripts.join(' '),
    VITE_ANALYTICS_CONNECT_ORIGINS: connect.join(' '),
  };
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? null]));
}

/** The settings as Vite's `define` takes them. */
export function pageDefines(env: Environment = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pageSettings(env)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

const emailjsIdNames = [
  'VITE_EMAILJS_USER_ID',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID',
] as const;

/** The first three belong together; ids of an account at EmailJS are letters, digits, `-` and `_`. */
function emailjsIds(env: Environment): Record<string, string | undefined> {
  const ids = emailjsIdNames.map((name) => [name, env[name] || undefined] as const);
  for (const [name, id] of ids) {
    if (id !== undefined && !/^[\w-]{1,100}$/.test(id)) {
      throw new Error(`${name} must be an id of an EmailJS account, not ${id}`);
    }
  }
  const missing = ids.slice(0, 3).flatMap(([name, id]) => (id === undefined ? name : []));
  if (missing.length > 0 && ids.some(([, id]) => id !== undefined)) {
    throw new Error(`An EmailJS account needs ${missing.join(' and ')} as well`);
  }
  return Object.fromEntries(ids);
}

function sendsToHosted(env: Environment): boolean {
  return Boolean(env.VITE_EMAILJS_USER_ID) || mailOrigin(env) === emailjsOrigin;
}

/** Each provider's own script. */
const cloudScripts = {
  plausible: 'https://plausible.io/js/script.manual.js',
  umami: 'https://cloud.umami.is/script.js',
};

type Analytics = { provider: keyof typeof cloudScripts; script: string; site: string };

function analyticsSettings(env: Environment): Analytics | undefined {
  const { ANALYTICS = '', ANALYTICS_SCRIPT, ANALYTICS_SITE } = env;
  if (ANALYTICS_SITE) {
    throw new Error(`ANALYTICS_SITE is gone: set ANALYTICS=${ANALYTICS}:${ANALYTICS_SITE} instead`);
  }
  if (ANALYTICS === '' && ANALYTICS_SCRIPT) throw new Error('ANALYTICS_SCRIPT needs ANALYTICS');
  if (ANALYTICS === '' || ANALYTICS === 'off') return undefined;
  const [provider, site = ''] = ANALYTICS.split(':', 2);
  if ((provider !== 'plausible' && provider !== 'umami') || site === '') {
    throw new Error(
      `ANALYTICS must be plausible: and a domain, umami: and a website id, or off, not ${ANALYTICS}`,
    );
  }
  const script = httpsUrl('ANALYTICS_SCRIPT', ANALYTICS_SCRIPT) ?? new URL(cloudScripts[provider]);
  // Plausible's other scripts send whole addresses, in which a drawn process or a receipt may stand.
  if (provider === 'plausible' && !script.pathname.includes('manual')) {
    throw new Error('ANALYTICS_SCRIPT must be Plausible’s script.manual.js');
  }
  return { provider, script: script.href, site };
}

/** Umami's own cloud collects elsewhere than it serves its script; every other script calls where it came from. */
const collectors: Record<string, string> = {
  'https://cloud.umami.is': 'https://api-gateway.umami.dev',
};

/** What the content security policy has to allow for ANALYTICS: nothing while it is off. */
export function analyticsOrigins(env: Environment = process.env) {
  const script = analyticsSettings(env)?.script;
  if (script === undefined) return { scripts: [], connect: [] };
  const { origin } = new URL(script);
  return { scripts: [origin], connect: [origin, collectors[origin] ?? []].flat() };
}

/** Loopback may lack TLS, for tests. */
function httpsUrl(name: BuildVariableName, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const loopback = url?.protocol === 'http:' && url.hostname === '127.0.0.1';
  if (url?.protocol === 'https:' || (url && loopback)) return url;
  throw new Error(`${name} must be an address that begins with https://, not ${value}`);
}

/** What `_headers` says of HTTPS. */
export function hstsChoice(env: Environment = process.env) {
  return oneOf(['on', 'subdomains', 'preload'], 'HSTS', env.HSTS);
}

/** The first choice is the default. */
function oneOf<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  name: BuildVariableName,
  value: string | undefined,
): Choice {
  const choice = choices.find((each) => each === (value || choices[0]));
  if (choice !== undefined) return choice;
  throw new Error(`${name} must be one of ${choices.join(', ')}, not ${value}`);
}
