/** Milliseconds after the page has loaded. */
const pause = 10_000;

/**
 * Lays out the sections that wait for the visitor to come near (pages/home/deferred.css), for good: each once it is
 * near, and all of them when the page has been open a while, so that a picture of the whole page has them.
 */
export function layOutSections(): void {
  const layOut = ({ style }: HTMLElement) => style.setProperty('content-visibility', 'visible');
  addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const isNear = event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped;
      if (isNear && event.target instanceof HTMLElement) layOut(event.target);
    },
    true,
  );
  addEventListener('load', () => {
    setTimeout(() => document.querySelectorAll('section').forEach(layOut), pause);
  });
}
