import type * as v from 'valibot';
import type { fmsExamplesSchema } from './schema/fms.ts';
import type { pagePaths } from './schema/parts.ts';

/** Shapes that several content files or components share. What a single file holds is the type of its own object. */

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type PageMeta = {
  readonly path: (typeof pagePaths)[number];
  /** Whole `<title>`, the product name included; at most 60 characters. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
};

export type Link = { readonly label: string; readonly href: string };

/** Words and links in reading order, spaces included. */
export type RichText = readonly (string | Link)[];

/** The way back up; the page itself is the last entry and has no link. */
export type Breadcrumbs = readonly (Link | { readonly label: string })[];

/** What every page below the home page has. */
export type Page = {
  readonly meta: PageMeta;
  readonly breadcrumbs: Breadcrumbs;
  readonly title: string;
  readonly [field: string]: unknown;
};

export type FmsExamples = DeepReadonly<v.InferOutput<typeof fmsExamplesSchema>>;
export type FmsDepartment = FmsExamples[number];
export type FmsProcess = FmsDepartment['processes'][number];

/** Terms and privacy: sections numbered by their place, each of paragraphs and lists in reading order. */
export type Policy = Page & {
  readonly promise: string;
  readonly contentsLabel: string;
  readonly updated: { readonly iso: string; readonly label: string };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: readonly (RichText | { readonly points: readonly string[] })[];
  }[];
};

/** What this build of the site does with data: what its texts say follows from it. */
export type SiteFacts = {
  /** Hosted EmailJS carries the site's requests: no mail service of ours receives or stores them. */
  hostedMail: boolean;
  /** Whether the browser keeps where a visit came from. */
  visitSource: boolean;
  analytics: 'plausible' | 'umami' | undefined;
};
