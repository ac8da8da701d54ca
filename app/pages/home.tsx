import { JsonLd } from '#app/components/json-ld.tsx';
import learnMore from '#app/components/learn-more.css?inline';
import { home } from '#app/content/home.ts';
import demoRequest from '#app/demo-request/demo-request.css?inline';
import flowLane from '#app/figures/flow-lane.css?inline';
import { insightStyles } from '#app/figures/insights/insight-styles.ts';
import miniatures from '#app/figures/miniatures.css?inline';
import twoLayers from '#app/figures/two-layers.css?inline';
import type { PageHandle } from '#app/root.tsx';
import about from '#app/sections/about.css?inline';
import { About } from '#app/sections/about.tsx';
import closing from '#app/sections/closing.css?inline';
import { Closing } from '#app/sections/closing.tsx';
import fmsErp from '#app/sections/fms-erp.css?inline';
import { FmsErp } from '#app/sections/fms-erp.tsx';
import hero from '#app/sections/hero.css?inline';
import { Hero } from '#app/sections/hero.tsx';
import industry from '#app/sections/industry.css?inline';
import { Industry } from '#app/sections/industry.tsx';
import insights from '#app/sections/insights.css?inline';
import { Insights } from '#app/sections/insights.tsx';
import integrations from '#app/sections/integrations.css?inline';
import { Integrations } from '#app/sections/integrations.tsx';
import modules from '#app/sections/modules.css?inline';
import { Modules } from '#app/sections/modules.tsx';
import pledges from '#app/sections/pledges.css?inline';
import { Pledges } from '#app/sections/pledges.tsx';
import roadmap from '#app/sections/roadmap.css?inline';
import { Roadmap } from '#app/sections/roadmap.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { homeGraph } from '#app/seo/structured-data.ts';
import { figureStyles, termStyles } from '#app/styles/site-styles.ts';

export const handle: PageHandle = {
  styles: [
    figureStyles,
    learnMore,
    hero,
    flowLane,
    about,
    miniatures,
    modules,
    industry,
    fmsErp,
    twoLayers,
    insights,
    ...insightStyles,
    roadmap,
    integrations,
    pledges,
    demoRequest,
    termStyles,
    closing,
  ],
};

export function meta() {
  return pageMeta(home.meta);
}

export default function Home() {
  return (
    <>
      <JsonLd data={homeGraph()} />
      <Hero />
      <About />
      <Modules />
      <Industry />
      <FmsErp />
      <Insights />
      <Roadmap />
      <Integrations />
      <Pledges />
      <Closing />
    </>
  );
}
