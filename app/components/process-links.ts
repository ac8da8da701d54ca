import { fragmentId } from './tab-keys.ts';

const links = '.process-picker a';

/** Says which process shows (the one addressed, or else the drawn one), and unfolds its department. */
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
 * A browser that follows a link into the page takes the focus off the link, and Tab goes on below what is shown: to
 * compare another process is a walk back through them all. So the focus stays where the list stays in view, which the
 * style sheet grants by `scroll-margin-top`; elsewhere it goes along, to the heading of the process.
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

/** Has the links that choose a process keep the focus and their mark; gives the function that ends it. */
export function followProcessLinks(): () => void {
  markShown();
  addEventListener('hashchange', markShown);
  addEventListener('click', pick);
  return () => {
    removeEventListener('hashchange', markShown);
    removeEventListener('click', pick);
  };
}
