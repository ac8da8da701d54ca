import { existsSync } from 'node:fs';
import { pages } from '#app/site-map.ts';

/** Rules that TypeScript cannot express, for copy and for the brand: lengths, links, pictures, the house style. */

/** Why copy cannot be published. `field` is a dotted path, list places counted from 0. */
export type CopyProblem = { readonly field: string; readonly reason: string };

/** Gives the reason why a text breaks it, or false. */
type Rule = (text: string) => string | false;

const rule =
  (holds: (text: string) => boolean, reason: string): Rule =>
  (text) =>
    !holds(text) && reason;
const like = (pattern: RegExp, reason: string) => rule((text) => pattern.test(text), reason);

const line = like(/^\S(?:.*\S)?$/, 'must not begin or end with a space, nor hold line breaks');

const copy: Rule = (text) => {
  if (text === '') return 'must not be empty';
  if (!/\b(?:streamlin|empower|seamless|leverag|unlock|lorem ipsum)\w*/i.test(text))
    return line(text);
  return 'must not use filler words (streamline, empower, seamless, leverage, unlock)';
};

/** Search results cut what is longer, and search engines replace a description that is shorter. */
const ofLength =
  (min: number, max: number): Rule =>
  (text) => {
    const fits = text.length >= min && text.length <= max;
    return fits ? copy(text) : `must have ${min} to ${max} characters, has ${text.length}`;
  };

const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** Anchors are left to the browser test that follows every link. */
const isPage = (text: string) => pages.some(({ path }) => path === text.split(/[?#]/)[0]);

/** A file in `public/`, or an https address. */
const isPicture = (text: string) =>
  isHttps(text) ||
  (/^\/[^/]/.test(text) && existsSync(new URL(`../../public${text}`, import.meta.url)));

const isSvgPath = (text: string) => /^m[\s\d.,+\-acehlmqstvz]+$/i.test(text);

const page = rule(isPage, 'must be a page of this site');
const key = like(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words joined by hyphens');
const date = like(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2027-01-26');
const email = like(/^[^@\s]+@[^@\s]+\.\w+$/, 'must be an email address such as sales@example.com');
const svgPath = rule(isSvgPath, 'must be an SVG path such as M1 1h24v26H1z');
const any: Rule = () => false;

/** Rules for fields of these names, with that of the object around them where one name is not enough. */
const rules: Readonly<Record<string, Rule>> = {
  id: key,
  section: key,
  href: rule(
    (text) => isPage(text) || isHttps(text) || /^mailto:[^@\s]+@[^@\s]+$/.test(text),
    'must be a page of this site, an https address or a mailto address',
  ),
  logo: rule(
    (text) => isSvgPath(text) || isPicture(text),
    'must be an SVG path, a file of public/, or an https address',
  ),
  picture: rule(
    isPicture,
    'must be a file of public/, such as /logos/acme.svg, or an https address',
  ),
  iso: date,
  // An arithmetic sign, none before the first term.
  sign: any,
  // Ends with the space that parts it from the title.
  errorTitlePrefix: any,
  'meta.title': ofLength(1, 60),
  'meta.description': ofLength(70, 160),
  'meta.path': page,
  // Customers' own words.
  'customers.sentence': line,
  postalAddress: (text) => text !== '' && line(text),
  siteUrl: like(/^https:\/\/[^/]+$/, 'must be an https origin without a slash at its end'),
  salesEmail: email,
  privacyEmail: email,
  securityEmail: email,
  docsPath: page,
  'calendar.holidays': date,
  'mark.lines': svgPath,
  'mark.solids': svgPath,
};

/** Every rule that a piece of copy, or the brand, breaks, in reading order. `path` leads to it from its file. */
export function copyProblems(value: unknown, path: readonly string[] = []): CopyProblem[] {
  const field = path.join('.');
  if (typeof value === 'string') {
    const names = path.filter((name) => !/^\d+$/.test(name));
    const breaks = rules[names.slice(-2).join('.')] ?? rules[names.at(-1) ?? ''] ?? copy;
    const reason = breaks(value);
    return reason ? [{ field, reason }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const ids = entries.flatMap(([, entry]) => entry?.id ?? []);
  // Running text: its pieces hold the spaces around the links between them.
  const runs = Array.isArray(value) && value.some((entry) => typeof entry === 'object');
  return [
    ...entries.flatMap(([name, entry]) =>
      runs && typeof entry === 'string' ? [] : copyProblems(entry, [...path, name]),
    ),
    ...(new Set(ids).size < ids.length ? [{ field, reason: 'must not repeat an entry' }] : []),
  ];
}
