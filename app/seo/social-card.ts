/** The picture shown where a page is shared; drawn by the build (`scripts/site-files/social-card.ts`). */
export const socialCard = { path: '/social-card.png', width: 1200, height: 630 } as const;
