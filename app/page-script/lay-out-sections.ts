/** Milliseconds after the page has loaded, and between two sections. */
const pauses = { afterLoad: 1500, between: 50 };

/**
 * Lays out the sections that wait for the visitor to come near (pages/home/deferred.css), one by one, once the page has
 * loaded, so that a picture of the whole page has them.
 */
export function layOutSections(): void {
  addEventListener('load', () => {
    for (const [index, { style }] of document.querySelectorAll('section').entries()) {
      const layOut = () => style.setProperty('content-visibility', 'visible');
      setTimeout(layOut, pauses.afterLoad + index * pauses.between);
    }
  });
}
