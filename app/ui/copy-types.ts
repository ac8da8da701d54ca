import type { PagePath } from '#app/site-map.ts';

/** Shapes that several content files or components share. What a single file holds is the type of its own object. */

export type PageMeta = {
  readonly path: PagePath;
  /** Whole `<title>`, the product name included; at most 60 characters. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
};

export type Link = { readonly label: string; readonly href: string };

/** A "Learn More" link. `about` completes its words for those who hear it out of place. */
export type MoreLink = Link & { readonly about: string };

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

/** Terms and privacy: sections numbered by their place, each of paragraphs and lists in reading order. */
export type Policy = Page & {
  readonly lead: string;
  readonly contentsLabel: string;
  readonly updated: { readonly iso: string; readonly label: string };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: readonly (RichText | { readonly points: readonly string[] })[];
  }[];
};
