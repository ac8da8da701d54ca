import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { pages } from '#app/site-map.ts';
import { isDrawn } from '#app/ui/pictures.ts';

/** Rules that TypeScript cannot express, for copy and for the brand: lengths, links, pictures, the house style. */

/** Why copy cannot be published. `field` is a dotted path, list places counted from 0. */
export type CopyProblem = { readonly field: string; readonly reason: string };

/** Why a text cannot be published; undefined if it can. */
type Rule = (text: string) => string | undefined;

const fits =
  (pattern: RegExp, reason: string): Rule =>
  (text) =>
    pattern.test(text) ? undefined : reason;

const line: Rule = (text) => {
  if (text === '') return 'must not be empty';
  if (text !== text.trim()) return 'must not begin or end with a space';
  return /\s{2}|[\n\r\t]/.test(text) ? 'must not hold line breaks or double spaces' : undefined;
};

const copy: Rule = (text) =>
  /\b(?:streamlin|empower|seamless|leverag|unlock|lorem ipsum)\w*/i.test(text)
    ? 'must not use filler words (streamline, empower, seamless, leverage, unlock)'
    : line(text);

/** Search results cut what is longer, and search engines replace a description that is shorter. */
const ofLength =
  (min: number, max: number): Rule =>
  (text) => {
    const { length } = text;
    if (length < min) return `must have at least ${min} characters, has ${length}`;
    return length > max ? `must have at most ${max} characters, has ${length}` : copy(text);
  };

const isHttps = (address: string) => address.startsWith('https://') && URL.canParse(address);

/** Anchors are left to the browser test that follows every link. */
const isPage = (address: string) => pages.some(({ path }) => path === address.split(/[?#]/)[0]);

const page: Rule = (path) => (isPage(path) ? undefined : 'must be a page of this site');

const href: Rule = (address) =>
  isPage(address) || isHttps(address) || /^mailto:[^@\s]+@[^@\s]+$/.test(address)
    ? undefined
    : `${address} must be a page of this site, an https address or a mailto address`;

/** A file in `public/`, or an https address. */
const picture: Rule = (address) => {
  if (isHttps(address)) return undefined;
  if (!/^\/[^/]/.test(address))
    return 'must be a file such as /logos/acme.svg, or an https address';
  if (existsSync(new URL(`../../public${address}`, import.meta.url))) return undefined;
  return `names public${address}, which does not exist (create the folder public/)`;
};

const svgPath = fits(/^m[\s\d.,+\-acehlmqstvz]+$/i, 'must be an SVG path such as M1 1h24v26H1z');

const logo: Rule = (text) =>
  isDrawn(text) ? svgPath(text) : picture(text)?.replace('must be', 'must be an SVG path,');

const key = fits(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const email: Rule = (text) =>
  v.is(v.pipe(v.string(), v.email()), text)
    ? undefined
    : 'must be an email address such as sales@example.com';

const origin: Rule = (url) =>
  isHttps(url) && new URL(url).origin === url
    ? undefined
    : 'must be an https origin without a slash at its end, such as https://www.example.com';

const timeZone: Rule = (name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return undefined;
  } catch {
    return 'must be a time zone such as Asia/Kolkata';
  }
};

const date = fits(/^\d{4}-[01]\d-[0-3]\d$/, 'must be a date such as 2027-01-26');

/** Rules for fields of these names, with that of the object around them where one name is not enough. */
const rules: Readonly<Record<string, Rule>> = {
  id: key,
  section: key,
  href,
  logo,
  picture,
  iso: date,
  // An arithmetic sign, none before the first term.
  sign: () => undefined,
  // Ends with the space that parts it from the title.
  errorTitlePrefix: () => undefined,
  'meta.title': ofLength(1, 60),
  'meta.description': ofLength(70, 160),
  'meta.path': page,
  // Customers' own words.
  'customers.sentence': line,
  postalAddress: (text) => (text === '' ? undefined : line(text)),
  siteUrl: origin,
  salesEmail: email,
  privacyEmail: email,
  securityEmail: email,
  docsPath: page,
  'calendar.timeZone': timeZone,
  'calendar.holidays': date,
  'mark.lines': svgPath,
  'mark.solids': svgPath,
};

/** Every rule that a piece of copy, or the brand, breaks, in reading order. `path` leads to it from its file. */
export function copyProblems(value: unknown, path: readonly string[] = []): CopyProblem[] {
  const field = path.join('.');
  if (typeof value === 'string') {
    const names = path.filter((name) => !/^\d+$/.test(name));
    const rule = rules[names.slice(-2).join('.')] ?? rules[names.at(-1) ?? ''] ?? copy;
    const reason = rule(value);
    return reason === undefined ? [] : [{ field, reason }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const ids = entries.flatMap(([, entry]) => idOf(entry));
  // Running text: its pieces hold the spaces around the links between them.
  const runs = Array.isArray(value) && value.some((entry) => typeof entry === 'object');
  return [
    ...entries.flatMap(([name, entry]) =>
      runs && typeof entry === 'string' ? [] : copyProblems(entry, [...path, name]),
    ),
    ...(new Set(ids).size < ids.length ? [{ field, reason: 'must not repeat an entry' }] : []),
  ];
}

function idOf(entry: unknown): unknown[] {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [];
}
