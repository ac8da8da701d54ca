import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { pages } from '#app/site-map.ts';

/** Rules that TypeScript cannot express, for copy and for the brand: lengths, links, pictures, the house style. */

/** Why copy cannot be published. `field` is a dotted path, list places counted from 0. */
export type CopyProblem = { readonly field: string; readonly reason: string };

const text = v.string();

const line = v.pipe(
  text,
  v.nonEmpty('must not be empty'),
  v.regex(/^\S(?:.*\S)?$/, 'must not begin or end with a space, nor hold line breaks'),
);

const copy = v.pipe(
  line,
  v.check(
    (words) => !/\b(?:streamlin|empower|seamless|leverag|unlock|lorem ipsum)\w*/i.test(words),
    'must not use filler words (streamline, empower, seamless, leverage, unlock)',
  ),
);

/** Search results cut what is longer, and search engines replace a description that is shorter. */
const ofLength = (min: number, max: number) =>
  v.pipe(
    copy,
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => `must have ${min} to ${max} characters, has ${input.length}`,
    ),
  );

const https = v.pipe(text, v.startsWith('https://'), v.url());

/** Anchors are left to the browser test that follows every link. */
const page = v.pipe(
  text,
  v.check(
    (address) => pages.some(({ path }) => path === address.split(/[?#]/)[0]),
    'must be a page of this site',
  ),
);

const href = v.union(
  [page, https, v.pipe(text, v.regex(/^mailto:[^@\s]+@[^@\s]+$/))],
  'must be a page of this site, an https address or a mailto address',
);

/** A file in `public/`, or an https address. */
const picture = v.pipe(
  text,
  v.check(
    (address) =>
      v.is(https, address) ||
      (/^\/[^/]/.test(address) && existsSync(new URL(`../../public${address}`, import.meta.url))),
    'must be a file of public/, such as /logos/acme.svg, or an https address',
  ),
);

const svgPath = v.pipe(
  text,
  v.regex(/^m[\s\d.,+\-acehlmqstvz]+$/i, 'must be an SVG path such as M1 1h24v26H1z'),
);

const key = v.pipe(text, v.slug('must be lower-case words joined by hyphens'));

const date = v.pipe(text, v.isoDate('must be a date such as 2027-01-26'));

const origin = v.pipe(
  text,
  v.regex(/^https:\/\/[^/]+$/, 'must be an https origin without a slash at its end'),
);

const email = v.pipe(text, v.email('must be an email address such as sales@example.com'));

/** Rules for fields of these names, with that of the object around them where one name is not enough. */
const rules: Readonly<Record<string, v.GenericSchema<string, unknown>>> = {
  id: key,
  section: key,
  href,
  logo: v.union([svgPath, picture], 'must be an SVG path, a file of public/, or an https address'),
  picture,
  iso: date,
  // An arithmetic sign, none before the first term.
  sign: text,
  // Ends with the space that parts it from the title.
  errorTitlePrefix: text,
  'meta.title': ofLength(1, 60),
  'meta.description': ofLength(70, 160),
  'meta.path': page,
  // Customers' own words.
  'customers.sentence': line,
  postalAddress: v.union([v.literal(''), line]),
  siteUrl: origin,
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
    const rule = rules[names.slice(-2).join('.')] ?? rules[names.at(-1) ?? ''] ?? copy;
    const { issues } = v.safeParse(rule, value, { abortEarly: true });
    return issues ? [{ field, reason: issues[0].message }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const ids = entries.flatMap(([, entry]) => (v.is(v.object({ id: text }), entry) ? entry.id : []));
  // Running text: its pieces hold the spaces around the links between them.
  const runs = Array.isArray(value) && value.some((entry) => typeof entry === 'object');
  return [
    ...entries.flatMap(([name, entry]) =>
      runs && typeof entry === 'string' ? [] : copyProblems(entry, [...path, name]),
    ),
    ...(new Set(ids).size < ids.length ? [{ field, reason: 'must not repeat an entry' }] : []),
  ];
}
