import { tryHydrate } from './load-island.ts';

const selector = '[data-hydrate=visible]';

function observe() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        tryHydrate(target);
      }
    },
    // Three window heights ahead: early enough for a fast reader on a slow connection.
    { rootMargin: '300%' },
  );
  for (const island of document.querySelectorAll(selector)) observer.observe(island);
}

/** Hydrates islands near the viewport, once the page has loaded and the visitor has scrolled. */
export function hydrateWhenVisible(): void {
  addEventListener('load', () => {
    if (scrollY > 0) observe();
    else addEventListener('scroll', observe, { once: true, passive: true });
  });
  // A jump to a form hydrates it before the scroll arrives.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    for (const island of target?.querySelectorAll<HTMLElement>(selector) ?? []) tryHydrate(island);
  });
}
