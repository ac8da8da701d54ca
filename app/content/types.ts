import type { PagePath } from '#app/site-map.ts';
import type { Tat } from './tat.ts';

/** Shapes that several content files or components share. What a single file holds is the type of its own object. */

export type PageMeta = {
  readonly path: PagePath;
  /** Whole `<title>`, the product name included; at most 60 characters. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
};

export type Link = { readonly label: string; readonly href: string };

/** Words and links in reading order, spaces included. */
export type RichText = readonly (string | Link)[];

/** The way back up; the page itself is the last entry and has no link. */
export type Breadcrumbs = readonly [Link, ...(Link | { readonly label: string })[]];

/** What every page below the home page has. */
export type Page = {
  readonly meta: PageMeta;
  readonly breadcrumbs: Breadcrumbs;
  readonly title: string;
  readonly [field: string]: unknown;
};

export type FmsDepartment = {
  readonly id: string;
  readonly name: string;
  readonly processes: readonly FmsProcess[];
};

/** An example process of /fms-details (specification, sections 2, 3 and 9). */
export type FmsProcess = {
  readonly id: string;
  readonly name: string;
  /** What starts a run. */
  readonly trigger: string;
  /** The meaning of T, if steps are planned backward from it. */
  readonly promise?: string;
  readonly shape: 'straight' | 'loop' | 'split-direct' | 'split-staggered';
  /** Where the flow loops or splits; for a straight one, what is handed on. */
  readonly shapeNote: string;
  readonly steps: readonly {
    readonly name: string;
    readonly owner: string;
    readonly tat: Tat;
    /** Runs in parallel with the step before it, on the second track of a split; the step after it waits for both. */
    readonly track?: 'second';
  }[];
  /** The step after which the work may go back, and the earlier one to which it goes; counted from 1. */
  readonly loop?: { readonly from: number; readonly to: number };
  /** How long after the first track the second one starts, where the split is staggered. */
  readonly stagger?: Tat;
  /** What must be true before the last step closes. */
  readonly proof: string;
};

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
  /** Origins of other companies that pages load pictures from. */
  pictureOrigins: readonly string[];
};
