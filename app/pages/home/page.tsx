import { DrawSection } from '#app/own-process/draw-section.tsx';
import { drawSection } from '#app/own-process/draw-section-copy.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { homeGraph } from '#app/seo/structured-data.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { About } from './about.tsx';
import { Closing } from './closing.tsx';
import { home } from './copy.ts';
import { FmsErp } from './fms-erp.tsx';
import { Hero } from './hero.tsx';
import { Industry } from './industry.tsx';
import { Insights } from './insights.tsx';
import { Integrations } from './integrations.tsx';
import { Modules } from './modules.tsx';
import { BuyerQuestions, Pledges } from './pledges.tsx';
import { Roadmap } from './roadmap.tsx';
import { SameOrder } from './same-order.tsx';
import './deferred.css';

export const meta = pageMeta(home.meta);

export default function Home() {
  return (
    <>
      <JsonLd data={homeGraph()} />
      <Hero />
      <About />
      <SameOrder />
      <DrawSection lead={drawSection.homeLead} />
      <Modules />
      <Industry />
      <FmsErp />
      <Insights />
      <Integrations />
      <Roadmap />
      <Pledges />
      <BuyerQuestions />
      <Closing />
    </>
  );
}
