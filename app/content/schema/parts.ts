import * as v from 'valibot';
import { pages } from '#app/site-map.ts';

/**
 * Rules for content files that TypeScript cannot express: lengths, links, ids, the house style. The build checks every
 * file (`../validate.ts`).
 */

/** Every page of the site that a content file may describe or link to. */
export const pagePaths = pages.map(({ path }) => path);

/** Anchors that exist on the home page. */
const homeAnchors = ['about', 'features', 'solutions', 'integrations', 'roadmap', 'demo'] as const;

/** The tabs of /fms-details, which are anchors there too. */
const fmsTabIds = ['key-elements', 'time-tat', 'workflow-types', 'examples'] as const;

/** Every anchor of /fms-details that copy may lead to: its tabs, and the section for a process of one's own. */
const fmsAnchors: readonly string[] = [...fmsTabIds, 'draw'];

/** Longest title in characters: search results cut what follows. */
const titleMaxLength = 60;

/** Shortest and longest description in characters: below, search engines write their own; above, they cut. */
const descriptionMinLength = 70;
const descriptionMaxLength = 160;

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

/** An identifier used by code: keys, element ids, anchors. */
export const id = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

function isKnown(href: string): boolean {
  const [path, anchor] = href.split('#');
  if (!pagePaths.some((known) => known === path)) return false;
  if (anchor === undefined) return true;
  if (path === '/') return homeAnchors.some((known) => known === anchor);
  return path === '/fms-details' && fmsAnchors.includes(anchor);
}

/** A link: a page of this site with an anchor that exists there, an https address, or a mail address. */
const href = v.pipe(
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

const link = v.strictObject({ label: text, href });

const notImage = 'must be null or an https address';
const imageSource = v.nullable(
  v.pipe(v.string(), v.startsWith('https://', notImage), v.url(notImage)),
);

/** Running text with links in it: plain pieces and links, in reading order, spaces included. */
const richText = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.nonEmpty('must not be empty')), link])),
  v.nonEmpty('must not be empty'),
);

const title = v.pipe(
  text,
  v.maxLength(titleMaxLength, `must have at most ${titleMaxLength} characters`),
);

/** A page that search engines list. The product name is part of its title, which is the whole `<title>`. */
const listedMeta = v.strictObject({
  path: v.picklist(pagePaths, 'must be a page of this site'),
  title,
  description: v.pipe(
    text,
    v.minLength(descriptionMinLength, `must have at least ${descriptionMinLength} characters`),
    v.maxLength(descriptionMaxLength, `must have at most ${descriptionMaxLength} characters`),
  ),
});

const unlistedMeta = v.strictObject({ title });

const meta = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'path' in input ? listedMeta : unlistedMeta,
);

/** Breadcrumbs from the home page down. The last entry is the page itself and has no link. */
const breadcrumbs = v.pipe(
  v.array(v.union([link, v.strictObject({ label: text })])),
  v.minLength(2, 'must lead from the home page to this one'),
);

function different<Item>(key: (entry: Item) => unknown) {
  return v.check((entries: Item[]) => {
    const keys = entries.map(key).filter((each) => each !== undefined);
    return new Set(keys).size === keys.length;
  }, 'must not repeat an entry');
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
}

/**
 * Copy of any shape. A field's name says what it holds beyond that: an `id` or a `section` is a key, an `href` leads
 * somewhere, a `src` is null or an https address, a list with links in it is running text, and every other string is a
 * line of copy. Entries of a list have different ids.
 */
export const copy: v.GenericSchema = v.lazy((input) => {
  if (typeof input === 'string') return text;
  if (Array.isArray(input)) {
    return input.some((part) => typeof part === 'string') &&
      input.some((part) => typeof part === 'object')
      ? richText
      : v.pipe(v.array(copy), different(idOf));
  }
  return v.objectWithRest(
    {
      meta: v.optional(meta),
      breadcrumbs: v.optional(breadcrumbs),
      id: v.optional(id),
      section: v.optional(id),
      href: v.optional(href),
      src: v.optional(imageSource),
      anchor: v.optional(v.picklist(homeAnchors, 'must be a section of the home page')),
      iso: v.optional(v.pipe(v.string(), v.isoDate('must be a date'))),
      /** An arithmetic sign, none before the first term. */
      sign: v.optional(v.string()),
      /** Ends with the space that parts it from the title. */
      errorTitlePrefix: v.optional(v.string()),
    },
    copy,
    'must be copy',
  );
});

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
