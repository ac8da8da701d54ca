/** The picture shown where a page is shared; drawn by the build (`scripts/site-files/social-card.ts`). */
export const cardWidth = 1200;
export const cardHeight = 630;

/** Where a page's card is on this site. */
export function cardPath(page: string): string {
  return `/og/${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}.png`;
}
