/**
 * Draws the line in the hero's window once, from the left. A script, since a CSS animation would restart when a
 * screenshot tool resizes the page, and the line would be missing from the picture.
 */
export function drawHeroLine(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('.hero .line')
    ?.animate(
      { clipPath: ['inset(-2rem 100% -2rem -1rem)', 'inset(-2rem -1rem)'] },
      { duration: 900, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
}
