import * as v from 'valibot';
import { emailjsOrigin } from '#app/demo-form/emailjs/emailjs-api.ts';
import { origin, parseVariable, urlOf, type Variable } from '../server/config/schemas.ts';

/** An id of an account at EmailJS or Umami. */
const publicId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

/**
 * Everything that a build takes from the environment (docs/operations.md). All of it is public: it ends up in files that
 * anyone can read. Where our server reads a variable too, its value at the start wins, so an image needs no build
 * argument for it.
 */
export const buildVariables = {
  SITE_URL: { format: 'http(s) origin', schema: origin },
  BOOKING_URL: { format: 'https URL', schema: urlOf('https:') },
  VITE_MAIL_ORIGIN: { format: 'http(s) origin', schema: origin },
  VITE_EMAILJS_USER_ID: { format: 'id', schema: publicId },
  VITE_EMAILJS_SERVICE_ID: { format: 'id', schema: publicId },
  VITE_EMAILJS_TEMPLATE_ID: { format: 'id', schema: publicId },
  VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID: { format: 'id', schema: publicId },
  VISIT_SOURCE: { format: 'on or off', schema: v.picklist(['on', 'off']) },
  UMAMI_WEBSITE_ID: { format: 'id', schema: publicId },
  UMAMI_SCRIPT: { format: 'https URL', schema: urlOf('https:') },
} as const satisfies Record<string, Variable>;

/** The brand is not read here: this module is part of Vite's configuration, whose changes restart the development server. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of a variable; undefined where it is not set.
 * @throws if it is malformed
 */
export function readVariable(
  name: keyof typeof buildVariables,
  env: Environment = process.env,
): string | undefined {
  return env[name] ? String(parseVariable(name, env[name], buildVariables[name])) : undefined;
}

/**
 * What the browser's code and the pages read as `import.meta.env.*`, as Vite's `define` takes it: every value validated,
 * null where it is not set.
 * @throws if one is malformed, or needs another that is missing
 */
export function pageDefines(env: Environment = process.env): Record<string, string> {
  const umami = umamiSettings(env);
  const ids = emailjsIds(env);
  const mailOrigin = readVariable('VITE_MAIL_ORIGIN', env);
  // Hosted EmailJS gets neither the visit's source, so none is kept, nor the process that a visitor drew.
  const sendsToHosted = ids.VITE_EMAILJS_USER_ID !== undefined || mailOrigin === emailjsOrigin;
  const settings = {
    VITE_SITE_URL: readVariable('SITE_URL', env),
    VITE_MAIL_ORIGIN: mailOrigin,
    ...ids,
    VITE_BOOKING_URL: readVariable('BOOKING_URL', env),
    VITE_VISIT_SOURCE: sendsToHosted ? 'off' : (readVariable('VISIT_SOURCE', env) ?? 'on'),
    VITE_PROCESS_SENT: sendsToHosted ? 'off' : 'on',
    VITE_UMAMI_WEBSITE_ID: umami?.website,
    VITE_UMAMI_SCRIPT: umami?.script,
  };
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value ?? null),
    ]),
  );
}

/** The first three belong together. */
function emailjsIds(env: Environment): Record<string, string | undefined> {
  const names = [
    'VITE_EMAILJS_USER_ID',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_ID',
    'VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID',
  ] as const;
  const ids = Object.fromEntries(names.map((name) => [name, readVariable(name, env)]));
  const missing = names.slice(0, 3).filter((name) => ids[name] === undefined);
  if (missing.length > 0 && names.some((name) => ids[name] !== undefined)) {
    throw new Error(`An EmailJS account needs ${missing.join(' and ')} as well`);
  }
  return ids;
}

function umamiSettings(env: Environment) {
  const website = readVariable('UMAMI_WEBSITE_ID', env);
  const script = readVariable('UMAMI_SCRIPT', env);
  if (website) return { website, script: script ?? 'https://cloud.umami.is/script.js' };
  if (script) throw new Error('UMAMI_SCRIPT needs UMAMI_WEBSITE_ID');
  return undefined;
}

/** What the content security policy has to allow for Umami: nothing while it is off. */
export function analyticsOrigins(env: Environment = process.env) {
  const script = umamiSettings(env)?.script;
  if (script === undefined) return { scripts: [], connect: [] };
  const { origin } = new URL(script);
  // Umami's own cloud collects elsewhere than it serves its script; every other script calls where it came from.
  const cloud = origin === 'https://cloud.umami.is' ? ['https://api-gateway.umami.dev'] : [];
  return { scripts: [origin], connect: [origin, ...cloud] };
}
