import * as v from 'valibot';
import { pages } from '#app/site-map.ts';

/**
 * The building blocks of every content schema. The schemas are the one definition of what a content file holds:
 * the types in `../types.ts` are inferred from them, and the build judges the files by them (`../validate.ts`).
 */

/** Every page of the site that a content file may describe or link to. */
export const pagePaths = pages.map(({ path }) => path);

/** Anchors that exist on the home page. */
export const homeAnchors = [
  'about',
  'features',
  'solutions',
  'integrations',
  'roadmap',
  'demo',
] as const;

/** The tabs of /fms-details, which are anchors there too. */
export const fmsTabIds = ['key-elements', 'time-tat', 'workflow-types', 'examples'] as const;

/** Longest title in characters: search results cut what follows. */
export const titleMaxLength = 60;

/** Shortest and longest description in characters: below, search engines write their own; above, they cut. */
export const descriptionMinLength = 70;
export const descriptionMaxLength = 160;

const filler = /\b(?:streamlin|empower|seamless|leverag|unlock|lorem ipsum)\w*/i;

/** One line of copy: not empty, no stray spaces, none of the filler words of the house voice. */
export const text = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.check((value) => value === value.trim(), 'must not begin or end with a space'),
  v.check((value) => !/\s{2}|[\n\t]/.test(value), 'must not hold line breaks or double spaces'),
  v.check(
    (value) => !filler.test(value),
    'must not use filler words (streamline, empower, seamless, leverage, unlock)',
  ),
);

/** A name for code to hold on to: keys, element ids, anchors. */
export const id = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

function isKnown(href: string): boolean {
  const [path, anchor] = href.split('#');
  if (!pagePaths.some((known) => known === path)) return false;
  if (anchor === undefined) return true;
  if (path === '/') return homeAnchors.some((known) => known === anchor);
  return path === '/fms-details' && fmsTabIds.some((known) => known === anchor);
}

/** A link: a page of this site with an anchor that exists there, an https address, or a mail address. */
export const href = v.pipe(
  v.string('must be text'),
  v.check(
    (value) =>
      value.startsWith('/')
        ? isKnown(value)
        : /^mailto:[^@\s]+@[^@\s]+$/.test(value) ||
          (value.startsWith('https://') && URL.canParse(value)),
    'must be a known page or anchor of this site, an https address or a mailto address',
  ),
);

export const link = v.strictObject({ label: text, href });

const notImage = 'must be null or an https address';
const imageSource = v.nullable(
  v.pipe(v.string(), v.startsWith('https://', notImage), v.url(notImage)),
);

/** Running text with links in it: plain pieces and links, in reading order, spaces included. */
export const richText = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.nonEmpty('must not be empty')), link])),
  v.nonEmpty('must not be empty'),
);

/**
 * Copy of any shape, which TypeScript knows: what it cannot say is judged by what a field is called. An `id` or a
 * `section` is a key, an `href` leads somewhere, a `src` is null or an https address, a list with links in it is
 * running text, and every other string is a line of copy.
 */
export const copy: v.GenericSchema = v.lazy((input) => {
  if (typeof input === 'string') return text;
  if (Array.isArray(input)) {
    return input.some((part) => typeof part === 'string') &&
      input.some((part) => typeof part === 'object')
      ? richText
      : v.array(copy);
  }
  return v.objectWithRest(
    {
      id: v.optional(id),
      section: v.optional(id),
      href: v.optional(href),
      src: v.optional(imageSource),
    },
    copy,
    'must be copy',
  );
});

/** A name with the sentence that explains it. */
export const term = v.strictObject({ name: text, text });

export const meta = v.strictObject({
  path: v.picklist(pagePaths, 'must be a page of this site'),
  /** Whole `<title>`; the product name is part of it. */
  title: v.pipe(
    text,
    v.maxLength(titleMaxLength, `must have at most ${titleMaxLength} characters`),
  ),
  description: v.pipe(
    text,
    v.minLength(descriptionMinLength, `must have at least ${descriptionMinLength} characters`),
    v.maxLength(descriptionMaxLength, `must have at most ${descriptionMaxLength} characters`),
  ),
});

/** The way back up, first to last; the page itself is the last entry and has no link. */
export const breadcrumbs = v.pipe(
  v.array(v.union([link, v.strictObject({ label: text })])),
  v.minLength(2, 'must lead from the home page to this one'),
);

/** The dark call that ends a page. */
export const closingCall = v.strictObject({
  title: text,
  text,
  action: link,
});

/** What stands around a figure: its title, a reading aid, and the note that its numbers are samples. */
export const figureText = v.strictObject({
  title: text,
  note: v.optional(text),
  sample: text,
});

function different<Item>(key: (entry: Item) => string) {
  return v.check(
    (entries: Item[]) => new Set(entries.map(key)).size === entries.length,
    'must not repeat an entry',
  );
}

/** A list of exactly `length` entries with different ids, names or whatever `key` picks. */
export function exactly<const Item extends v.GenericSchema>(
  item: Item,
  length: number,
  key: (entry: v.InferOutput<Item>) => string,
) {
  return v.pipe(
    v.array(item),
    v.length(length, `must have exactly ${length} entries`),
    different(key),
  );
}

/** The same for a list that may grow. */
export function atLeast<const Item extends v.GenericSchema>(
  item: Item,
  length: number,
  key: (entry: v.InferOutput<Item>) => string,
) {
  return v.pipe(
    v.array(item),
    v.minLength(length, `must have at least ${length} entries`),
    different(key),
  );
}
