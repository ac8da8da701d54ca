import { JsonLd } from '#app/components/json-ld.tsx';
import { drawSection } from '#app/content/draw-section.ts';
import { home } from '#app/content/home.ts';
import { DrawSection } from '#app/own-process/draw-section.tsx';
import { About } from '#app/sections/about.tsx';
import { BuyerQuestions } from '#app/sections/buyer-questions.tsx';
import { Closing } from '#app/sections/closing.tsx';
import { FmsErp } from '#app/sections/fms-erp.tsx';
import { Hero } from '#app/sections/hero.tsx';
import { Industry } from '#app/sections/industry.tsx';
import { Insights } from '#app/sections/insights.tsx';
import { Integrations } from '#app/sections/integrations.tsx';
import { Modules } from '#app/sections/modules.tsx';
import { Pledges } from '#app/sections/pledges.tsx';
import { Roadmap } from '#app/sections/roadmap.tsx';
import { SameOrder } from '#app/sections/same-order.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { homeGraph } from '#app/seo/structured-data.ts';

export function meta() {
  return pageMeta(home.meta);
}

export default function Home() {
  return (
    <>
      <JsonLd data={homeGraph()} />
      <Hero />
      <About />
      <SameOrder />
      <DrawSection lead={drawSection.homeLead} compact />
      <Modules />
      <Industry />
      <FmsErp />
      <Insights />
      <div className="section">
        <div className="wrap grid grid--bands">
          <Roadmap />
          <Integrations />
        </div>
      </div>
      <Pledges />
      <BuyerQuestions />
      <Closing />
    </>
  );
}
