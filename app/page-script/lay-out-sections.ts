/** Milliseconds after the page has loaded, and between two sections. */
const pauses = { afterLoad: 1500, between: 50 };

/**
 * Lays out the sections that wait below the first screens (pages/home/deferred.css), for good: each when it comes near,
 * and the others one by one when the page has loaded, so that a picture of the whole page has them.
 */
export function layOutSections(): void {
  addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
      if (event.target instanceof HTMLElement) layOut(event.target);
    },
    true,
  );
  addEventListener('load', () => {
    for (const [index, section] of document.querySelectorAll('section').entries()) {
      setTimeout(layOut, pauses.afterLoad + index * pauses.between, section);
    }
  });
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}
