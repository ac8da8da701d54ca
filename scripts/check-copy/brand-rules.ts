import * as v from 'valibot';
import type { Proof } from '#brand/brand.ts';
import {
  type CopyProblem,
  isHttps,
  isKnownPage,
  logoProblem,
  pictureProblem,
  svgPath,
} from './rules.ts';

/** What the brand must hold to be published: no misspelled key, no empty text, nothing that a page could not show. */

const line = v.pipe(
  v.string(),
  v.regex(/^\S(?:[^\n\r]*\S)?$/, 'must be one line of text, without spaces around it'),
);
const email = v.pipe(v.string(), v.email('must be an email address such as sales@example.com'));
const path = v.pipe(v.string(), v.regex(svgPath, 'must be an SVG path such as M0 2h24'));

/** Text that a function has no problem with. */
function withoutProblem(problemOf: (text: string) => string | undefined) {
  return v.pipe(
    line,
    v.check(
      (text) => problemOf(text) === undefined,
      ({ input }) => problemOf(input) ?? '',
    ),
  );
}

const proof = v.strictObject({
  price: v.optional(line),
  hosting: v.optional(line),
  setUp: v.optional(line),
  erp: v.optional(line),
  users: v.optional(line),
  customers: v.optional(
    v.array(
      v.strictObject({
        name: line,
        logo: v.optional(withoutProblem(logoProblem)),
        sentence: line,
        person: line,
        role: line,
        picture: v.optional(withoutProblem(pictureProblem)),
      }),
    ),
  ),
  numbers: v.optional(
    v.array(
      v.strictObject({
        value: line,
        text: line,
        source: line,
        href: v.optional(v.pipe(line, v.check(isHttps, 'must be an https address'))),
      }),
    ),
  ),
  contact: v.optional(
    v.strictObject({
      name: line,
      role: line,
      picture: v.optional(withoutProblem(pictureProblem)),
    }),
  ),
}) satisfies v.GenericSchema<Proof>;

const brandSchema = v.strictObject({
  name: line,
  nameStory: line,
  category: line,
  platforms: line,
  legalEntity: line,
  postalAddress: v.union([v.literal(''), line], 'must be one line of text, or empty'),
  proof,
  motto: v.tuple([line, line], 'must be two sentences'),
  siteUrl: v.pipe(
    v.string(),
    v.check(
      (url) => isHttps(url) && new URL(url).origin === url,
      'must be an https origin without a slash at its end, such as https://www.example.com',
    ),
  ),
  calendar: v.strictObject({
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Asia/Kolkata')),
    workingDays: v.pipe(
      v.array(v.picklist([1, 2, 3, 4, 5, 6, 7], 'must be a day from 1 (Monday) to 7 (Sunday)')),
      v.minLength(1, 'must hold one day at least'),
    ),
    holidays: v.array(v.pipe(v.string(), v.isoDate('must be a date such as 2027-01-26'))),
  }),
  salesEmail: email,
  privacyEmail: email,
  securityEmail: email,
  docsPath: v.pipe(v.string(), v.check(isKnownPage, 'must be a page of this site')),
  mark: v.strictObject({
    width: v.number(),
    height: v.number(),
    lineWidth: v.number(),
    lines: path,
    solids: path,
  }),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What keeps a brand from being published: a field, as a dotted path, and the reason. */
export function brandProblems(value: unknown): CopyProblem[] {
  const { issues = [] } = v.safeParse(brandSchema, value);
  return issues.map((issue) => {
    const field = v.getDotPath(issue) ?? '';
    if (issue.expected === 'never') return { field, reason: 'is not a field of the brand' };
    if (issue.received === 'undefined') return { field, reason: 'is missing' };
    return { field, reason: issue.message };
  });
}
