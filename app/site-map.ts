type Page = {
  /** Without a trailing slash. */
  path: `/${string}`;
  /** The route module, from `app/` on. */
  file: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Adds a link with this label to the footer's column of pages, for a page that no copy links to. */
  footer?: string;
};

/** Every page of the site, once. Routes, prerendering, sitemap, footer and tests read this table. */
export const pages = [
  { path: '/', file: 'pages/home/page.tsx', indexed: true },
  { path: '/book-demo', file: 'pages/book-demo/page.tsx', indexed: true },
  { path: '/settings', file: 'pages/settings/page.tsx', indexed: false },
  { path: '/fms-details', file: 'pages/fms-details/page.tsx', indexed: true },
  { path: '/terms-conditions', file: 'pages/terms-conditions/page.tsx', indexed: true },
  { path: '/privacy-policy', file: 'pages/privacy-policy/page.tsx', indexed: true },
  { path: '/okr-module', file: 'pages/okr-module/page.tsx', indexed: true },
  { path: '/capacity-iq', file: 'pages/capacity-iq/page.tsx', indexed: true },
  { path: '/gpt-assistant', file: 'pages/gpt-assistant/page.tsx', indexed: true },
  { path: '/multi-branch-support', file: 'pages/multi-branch-support/page.tsx', indexed: true },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** Pages that ask for a link in the footer. */
export const footerLinks = (pages as readonly Page[]).flatMap(({ path, footer }) =>
  footer === undefined ? [] : [{ href: path, label: footer }],
);

/** Documents that a server or a static host answers with, but that have no address of their own to link to. */
export const servedDocuments = [
  { path: '/404', file: 'pages/not-found/page.tsx' },
  { path: '/redirecting', file: 'pages/redirecting/page.tsx' },
] as const;

export const prerenderedPaths: readonly string[] = [...pages, ...servedDocuments].map(
  ({ path }) => path,
);
