/** The specification's threshold: the share of an element that is in view when it fades in. */
const threshold = 0.1;

/** Taller than this many windows, an element might never have a tenth in view. */
const tallest = 5;

/**
 * Fades in elements with the class `reveal` when a tenth of them is in view (specification, section 7). They wait hidden only from the
 * visitor's first scroll on, so a page that nobody scrolls (print, a capture, a reader) is always whole.
 */
export function revealSections(): void {
  addEventListener(
    'scroll',
    () => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, target } of entries) {
            if (intersectionRatio < threshold) continue;
            target.removeAttribute('data-waiting');
            observer.unobserve(target);
          }
        },
        // What a jump has left above the window counts as seen.
        { threshold, rootMargin: '1000000px 0px 0px' },
      );
      for (const section of document.querySelectorAll('.reveal')) {
        const { top, height } = section.getBoundingClientRect();
        if (top < innerHeight || height > tallest * innerHeight) continue;
        section.setAttribute('data-waiting', '');
        observer.observe(section);
      }
    },
    { once: true, passive: true },
  );
}
