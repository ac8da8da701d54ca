import { PageTop } from '#app/components/page-top.tsx';
import { RoadmapStrip } from '#app/components/roadmap-strip.tsx';
import { gptAssistant as copy } from '#app/content/gpt-assistant.ts';
import { site } from '#app/content/site.ts';
import { AssistantWindow } from '#app/product/assistant/assistant-window.tsx';
import { conversations } from '#app/sample-operations/assistant.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './gpt-assistant.css';

export function meta() {
  return pageMeta(copy.meta);
}

export default function GptAssistant() {
  const { breadcrumbs, title, lead, limits, closing } = copy;
  return (
    <>
      <div className="wrap">
        <PageTop breadcrumbs={breadcrumbs} roadmap />
        <h1>{title}</h1>
        <p className="page-lead gpt-lead">{lead}</p>
        <figure className="gpt-figure">
          <AssistantWindow conversations={conversations} />
          <figcaption className="meta">{site.sampleData}</figcaption>
        </figure>
        <section className="gpt-limits">
          <h2>{limits.title}</h2>
          <ul>
            {limits.entries.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="gpt-closing">
          <h2>{closing.title}</h2>
          <div>
            <p>{closing.text}</p>
            <a className="button" href={closing.action.href}>
              {closing.action.label}
            </a>
          </div>
        </section>
      </div>
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
