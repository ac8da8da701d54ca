import { fragmentId } from './tab-keys.ts';

const links = '.process-picker a';

/** Marks the link of the process that is shown (the one in the address, or the default) and opens its department. */
function markShown() {
  const shown =
    document.querySelector('.process:target') ?? document.querySelector('.process-drawn');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const current = fragmentId(link.hash) === shown?.id;
    link.ariaCurrent = current ? 'true' : null;
    if (current) link.closest('details')?.setAttribute('open', '');
  }
}

/**
 * Following a fragment link moves Tab's starting point below the process, far from the other links. So the focus stays
 * on the link where the list stays in view, which CSS marks by `scroll-margin-top`; elsewhere it moves to the heading
 * of the process.
 */
function pick(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(links);
  if (!link) return;
  const process = document.getElementById(fragmentId(link.hash));
  const heading = process?.querySelector('h3');
  if (!process || !heading) return;
  event.preventDefault();
  location.hash = link.hash;
  process.scrollIntoView();
  const above = process.getBoundingClientRect().top - link.getBoundingClientRect().top;
  const inView = above <= Number.parseFloat(getComputedStyle(process).scrollMarginTop);
  heading.tabIndex = -1;
  (inView ? link : heading).focus({ preventScroll: true });
}

/** Keeps focus and mark on the links that choose a process; returns the cleanup. */
export function followProcessLinks(): () => void {
  markShown();
  addEventListener('hashchange', markShown);
  addEventListener('click', pick);
  return () => {
    removeEventListener('hashchange', markShown);
    removeEventListener('click', pick);
  };
}
