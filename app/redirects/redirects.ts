/**
 * Old addresses that lead to the home page (specification, section 2): the single table behind the server, the static
 * host's `_redirects`, 404.html and the tests. It applies to GET and HEAD: `api` covers `/api/v1.0/email/send`, where
 * the mail service answers POST and OPTIONS, so check the method first. The server makes one exception, the address of
 * the form's token.
 */

const paths = (names: string) => names.split(/\s+/).map((name) => `/${name}`);

/** Paths that redirect together with everything below them. */
export const redirectPrefixes = paths('pms old-site beta v1 v2 app api auth legacy hr');

/** Paths that redirect alone; paths below them are unknown (404). */
export const redirectPages =
  paths(`login signin signup register dashboard admin user users profile account accounts
  docs documentation help support contact about-us team careers jobs pricing plans features
  blog news updates changelog release-notes pms-dashboard pms-reports pms-settings
  project-management task-management time-tracking employee-management payroll attendance leave
  reports analytics insights capacity-iq-module okr-modules gpt-assistant-ai multi-branch branch-support`);

/** Every pattern in the notation of `_redirects` files: a path, or a path and `/*` for all below it. */
export const redirectPatterns: readonly string[] = [
  ...redirectPages,
  ...redirectPrefixes.flatMap((prefix) => [prefix, `${prefix}/*`]),
];

/** How long 'Redirecting to homepage' stays before the home page is loaded, in milliseconds (specification, section 9). */
export const redirectDelay = 100;

/**
 * The table as one expression over a URL's pathname (no query, no fragment), for code that cannot import this module. A
 * trailing slash is allowed. Use it with the flag `i`: pages ignore case too.
 */
export const redirectExpression = `^(?:(?:${redirectPrefixes.join('|')})(?:/.*)?|(?:${redirectPages.join('|')})/?)$`;

const pattern = new RegExp(redirectExpression, 'i');

/** Whether a URL's pathname is one of the old addresses. */
export function isRedirectPath(pathname: string): boolean {
  return pattern.test(pathname);
}
