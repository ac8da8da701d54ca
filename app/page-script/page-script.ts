/**
 * The one script that runs on every page before an interaction. The build bundles and minifies it, and
 * entry.server.tsx sets it inline.
 */

import { hydrateOnInteraction } from '#app/islands/hydrate-on-interaction.ts';
import { hydrateStoredState } from '#app/islands/hydrate-stored-state.ts';
import { isNewVisit } from '#app/ui/browser/is-new-visit.ts';
import { nameCanonicalAddress } from './canonical-address.ts';
import { closeMenuWhenDone } from './close-menu.ts';
import { drawHeroLine } from './draw-hero-line.ts';
import { hideReceipt } from './hide-receipt.ts';
import { keepDrafts } from './keep-drafts.ts';
import { recordVisitSource } from './record-visit-source.ts';
import { revealSections } from './reveal-sections.ts';
import { showTooltips } from './tooltips.ts';

// WebKit keeps the history entry's state when a link leads to the page's own address.
if (isNewVisit()) history.replaceState(null, '');
hideReceipt();
keepDrafts();
drawHeroLine();
hydrateOnInteraction();
hydrateStoredState();
showTooltips();
closeMenuWhenDone();
nameCanonicalAddress();
revealSections();
recordVisitSource();
