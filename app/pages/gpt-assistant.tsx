import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { RoadmapLine } from '#app/components/roadmap-line.tsx';
import { fill } from '#app/content/fill.ts';
import { gptAssistant as copy } from '#app/content/gpt-assistant.ts';
import { Figure } from '#app/figures/figure.tsx';
import { Transcript } from '#app/figures/transcript/transcript.tsx';
import { Island } from '#app/islands/island.tsx';
import { sampleQuestions } from '#app/sample-operations/assistant.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './roadmap-page.css';

export function meta() {
  return pageMeta(copy.meta);
}

export default function GptAssistant() {
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} promise={copy.promise} roadmap />
      <div className="wrap">
        <Figure
          className="roadmap-figure"
          title={fill(copy.figure.title, {
            count: sampleQuestions.length,
            now: formatInstant(now),
          })}
          note={copy.figure.note}
          description={copy.description}
          readable
        >
          <Island
            id="transcript"
            name="transcript"
            component={Transcript}
            props={{ questions: sampleQuestions, labels: copy.labels }}
            address={['question']}
          />
        </Figure>
      </div>
      <section className="section section--after-figure wrap">
        <h2>{copy.limits.title}</h2>
        <dl className="limits">
          {copy.limits.entries.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RoadmapLine current={copy.meta.path} />
      <ClosingCall copy={copy.closing} />
    </>
  );
}
