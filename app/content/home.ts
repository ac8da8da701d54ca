import { brand } from '#app/brand.ts';
import { about } from './home/about.ts';
import { closing } from './home/closing.ts';
import { hero } from './home/hero.ts';
import { industry } from './home/industry.ts';
import { insights } from './home/insights.ts';
import { integrations } from './home/integrations.ts';
import { layers } from './home/layers.ts';
import { modules } from './home/modules.ts';
import { pledges } from './home/pledges.ts';
import { roadmap } from './home/roadmap.ts';
import { sameOrder } from './home/same-order.ts';

/**
 * The home page. The headline, the badge, the tagline and the names of parts are fixed by the specification. `{slots}` are
 * filled from the sample operations.
 */
export const home = {
  meta: {
    path: '/',
    title: `${brand.name}: every task has an owner and a deadline`,
    description: `${brand.name} runs the steps between your systems. See what is moving, what is waiting and who it is waiting for, on ${brand.platforms}.`,
  },
  hero,
  sameOrder,
  about,
  modules,
  industry,
  layers,
  insights,
  roadmap,
  integrations,
  pledges,
  closing,
} as const;
