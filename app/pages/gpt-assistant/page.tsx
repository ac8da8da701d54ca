import { pageMeta } from '#app/seo/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { site } from '#app/ui/copy.ts';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { RoadmapStrip } from '#app/ui/roadmap-strip.tsx';
import { AssistantWindow } from './assistant-window.tsx';
import { gptAssistant as copy } from './copy.ts';

export const meta = pageMeta(copy.meta);

export default function GptAssistant() {
  const { title, lead, limits, closing } = copy;
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} today={copy.today} title={title} lead={lead} />
      <div className="wrap">
        <AssistantWindow />
        <p className="sample">{site.sampleData}</p>
      </div>
      <section className="wrap section">
        <h2>{limits.title}</h2>
        <ul className="rows">
          {limits.entries.map(({ name, text }) => (
            <li key={name} className="halves">
              <h3>{name}</h3>
              <p className="muted prose">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
