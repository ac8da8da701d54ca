import { TitleLines } from '#app/components/title-lines.tsx';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { BottleneckHeatmap } from '#app/figures/insights/bottleneck-heatmap.tsx';
import { insights as facts } from '#app/sample-operations/performance-insights.ts';
import './insights.css';

const { insights } = home;

/** The first dark band: where ten runs slipped, and five more views of them, a figure each. */
export function Insights() {
  return (
    <section className="peak section band" id={insights.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>
            <TitleLines lines={insights.title} />
          </h2>
          <div className="insight">
            <h3>{insights.bottleneck.name}</h3> <p>{insights.bottleneck.text}</p>
          </div>
        </div>
        <BottleneckHeatmap />
        <ul className="columns insights">
          {insights.entries.map(({ id, name, figure, text }) => (
            <li key={id} className="insight">
              <b>{fill<string>(figure, facts[id])}</b> <h3>{name}</h3>{' '}
              <p>{fill<string>(text, facts[id])}</p>
            </li>
          ))}
        </ul>
        <p className="sample">{site.sampleData}</p>
      </div>
    </section>
  );
}
