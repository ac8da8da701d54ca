/** The specification's threshold: the share of a section that is in view when it fades in. */
const threshold = 0.1;

/**
 * Fades in what has the class `reveal` when a tenth of its section is in view (specification, section 7). It is hidden
 * only after the visitor's first scroll, so a page that nobody scrolls (print, a screenshot, reader mode) is complete.
 * Sections are measured, since what is in one that is not laid out yet has no place (pages/home/deferred.css).
 */
export function revealSections(): void {
  addEventListener(
    'scroll',
    () => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, target } of entries) {
            if (intersectionRatio >= threshold) target.removeAttribute('data-waiting');
          }
        },
        // Sections above the window after a jump count as seen.
        { threshold, rootMargin: '1000000px 0px 0px' },
      );
      for (const section of document.querySelectorAll('section:has(.reveal)')) {
        if (section.getBoundingClientRect().top < innerHeight) continue;
        section.setAttribute('data-waiting', '');
        observer.observe(section);
      }
    },
    { once: true, passive: true },
  );
}
