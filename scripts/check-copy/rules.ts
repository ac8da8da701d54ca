import { existsSync } from 'node:fs';
import { fmsDetails } from '#app/pages/fms-details/copy.ts';
import { parseTat } from '#app/pages/fms-details/examples/tat.ts';
import type { FmsProcess } from '#app/pages/fms-details/examples/types.ts';
import { home } from '#app/pages/home/copy.ts';
import { pages } from '#app/site-map.ts';
import { isDrawn } from '#app/ui/pictures.ts';

/**
 * Rules for copy that TypeScript cannot express: lengths, links, ids, the house style. The build checks every content
 * file with them (`validate.ts`).
 */

/** Why copy cannot be published. `field` is a dotted path, list places counted from 0. */
export type CopyProblem = { readonly field: string; readonly reason: string };

type Rule<Value> = readonly [
  holds: (value: Value) => boolean,
  reason: string | ((value: Value) => string),
];

const anchors: Readonly<Record<string, readonly string[]>> = {
  '/': [...Object.values(home).flatMap((section) => ('id' in section ? [section.id] : [])), 'draw'],
  '/fms-details': [...fmsDetails.tabs.map(({ id }) => id), 'draw'],
};

export function isKnownPage(href: string): boolean {
  // A query fills the demo form.
  const [address = '', anchor] = href.split('#');
  const [path = '', query] = address.split('?');
  if (query !== undefined && path !== '/book-demo') return false;
  if (!pages.some((page) => page.path === path)) return false;
  return anchor === undefined || (anchors[path]?.includes(anchor) ?? false);
}

export function isHttps(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address);
}

/** Why a picture cannot be shown: it is neither a file in `public/` nor an https address. */
export function pictureProblem(picture: string): string | undefined {
  if (isHttps(picture)) return undefined;
  if (!/^\/[^/]/.test(picture))
    return 'must be a file such as /logos/acme.svg, or an https address';
  if (existsSync(new URL(`../../public${picture}`, import.meta.url))) return undefined;
  return `names public${picture}, which does not exist (create the folder public/)`;
}

/** The `d` of an SVG path that begins with a move. */
export const svgPath = /^m[\s\d.,+\-acehlmqstvz]+$/i;

/** Why a logo cannot be shown: it is no picture, and no SVG path either. */
export function logoProblem(logo: string): string | undefined {
  if (!isDrawn(logo)) return pictureProblem(logo)?.replace('must be', 'must be an SVG path,');
  return svgPath.test(logo) ? undefined : 'must be an SVG path such as M1 1h24v26H1z';
}

/** One line of copy. */
const line: readonly Rule<string>[] = [
  [(text) => text !== '', 'must not be empty'],
  [(text) => text === text.trim(), 'must not begin or end with a space'],
  [(text) => !/\s{2}|[\n\t]/.test(text), 'must not hold line breaks or double spaces'],
  [
    (text) => !/\b(?:streamlin|empower|seamless|leverag|unlock|lorem ipsum)\w*/i.test(text),
    'must not use filler words (streamline, empower, seamless, leverage, unlock)',
  ],
];

const key: readonly Rule<string>[] = [
  [(id) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id), 'must be lower-case words joined by hyphens'],
];

/** Rules for fields of these names; every other string is a line of copy. */
const rulesByField: Readonly<Record<string, readonly Rule<string>[]>> = {
  id: key,
  section: key,
  anchor: [[(id) => isKnownPage(`/#${id}`), 'must be a section of the home page']],
  href: [
    [
      (href) => isKnownPage(href) || isHttps(href) || /^mailto:[^@\s]+@[^@\s]+$/.test(href),
      (href) =>
        `${href} must be a known page or anchor of this site, an https address or a mailto address`,
    ],
  ],
  logo: [[(logo) => logoProblem(logo) === undefined, (logo) => logoProblem(logo) ?? '']],
  iso: [[(date) => !Number.isNaN(Date.parse(date)), 'must be a date']],
  // An arithmetic sign, none before the first term.
  sign: [],
  // Ends with the space that parts it from the title.
  errorTitlePrefix: [],
  // Search results cut what is longer, and search engines replace a description that is shorter.
  'meta.title': [
    ...line,
    [
      (title) => title.length <= 60,
      (title) => `must have at most 60 characters, has ${title.length}`,
    ],
  ],
  'meta.description': [
    ...line,
    [(text) => text.length >= 70, (text) => `must have at least 70 characters, has ${text.length}`],
    [
      (text) => text.length <= 160,
      (text) => `must have at most 160 characters, has ${text.length}`,
    ],
  ],
  'meta.path': [[isKnownPage, 'must be a page of this site']],
};

/** An example process of /fms-details. */
const processRules: readonly Rule<FmsProcess>[] = [
  [({ steps }) => steps.length >= 4, 'must have at least four steps'],
  [
    ({ steps }) => steps.every((step) => parseTat(step.tat) !== null),
    'must have turnaround times such as "T", "T+4 h" or "T-2 d", in m, h or d',
  ],
  [
    ({ promise, steps }) =>
      promise !== undefined || steps.every((step) => !step.tat.startsWith('T-')),
    'must name its promise (the day T) because a step is planned backward from it',
  ],
  [
    ({ shape, steps }) => {
      const second = steps.findIndex(({ track }) => track === 'second');
      return shape.startsWith('split') ? second > 0 && second < steps.length - 1 : second === -1;
    },
    'must have a step on the second track, neither first nor last, exactly when its shape is a split',
  ],
  [
    ({ shape, loop, steps }) =>
      loop
        ? shape === 'loop' && 1 <= loop.to && loop.to < loop.from && loop.from <= steps.length
        : shape !== 'loop',
    'must say from which step its loop leads to which earlier one, exactly when its shape is a loop',
  ],
  [
    ({ shape, stagger }) => (stagger?.startsWith('T+') ?? false) === (shape === 'split-staggered'),
    'must say how much later its second track starts, as "T+1 d", exactly when its shape is split-staggered',
  ],
];

function isProcess(value: object): value is FmsProcess {
  return 'shape' in value && 'steps' in value;
}

function broken<Value>(field: string, value: Value, rules: readonly Rule<Value>[]): CopyProblem[] {
  return rules.flatMap(([holds, reason]) =>
    holds(value) ? [] : [{ field, reason: typeof reason === 'string' ? reason : reason(value) }],
  );
}

/** Every rule that a piece of copy breaks, in reading order. `path` leads to it from its file. */
export function copyProblems(value: unknown, path: readonly string[] = []): CopyProblem[] {
  const field = path.join('.');
  if (typeof value === 'string') {
    const rules = rulesByField[path.slice(-2).join('.')] ?? rulesByField[path.at(-1) ?? ''];
    return broken(field, value, rules ?? line);
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
    ...(isProcess(value) ? broken(field, value, processRules) : []),
  ];
}

function idOf(entry: unknown): unknown[] {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [];
}
