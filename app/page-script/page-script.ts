/**
 * The one script that runs on every page before an interaction. The build bundles and minifies it, and
 * entry.server.tsx sets it inline.
 */

import { draftKey } from '#app/demo-form/form-context.ts';
import { hydrateOnInteraction, hydrateStoredState } from '#app/islands/hydrate-islands.ts';
import { forgetDraft } from '#app/ui/browser/form-draft.ts';
import { closeMenuWhenDone } from './close-menu.ts';
import { drawHeroLine } from './draw-hero-line.ts';
import { keepDrafts } from './keep-drafts.ts';
import { layOutSections } from './lay-out-sections.ts';
import { recordArrival } from './record-arrival.ts';
import { revealSections } from './reveal-sections.ts';
import { showTooltips } from './tooltips.ts';

// A link or a typed address led here, rather than Reload, Back or Forward.
const [arrival] = performance.getEntriesByType('navigation');
if (arrival && 'type' in arrival && arrival.type === 'navigate') {
  // WebKit keeps the history entry's state when a link leads to the page's own address.
  history.replaceState(null, '');
  // The browser has posted the form: its answers are no draft any more.
  if (new URLSearchParams(location.search).has('receipt')) forgetDraft(draftKey);
}
// An unknown path has no canonical link: it gets one to its own address (specification, section 2).
if (!document.querySelector('link[rel=canonical]')) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'canonical', href: location.href }));
}
keepDrafts();
drawHeroLine();
hydrateOnInteraction();
hydrateStoredState();
showTooltips();
closeMenuWhenDone();
layOutSections();
revealSections();
recordArrival();
