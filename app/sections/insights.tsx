import { DemoCall } from '#app/components/demo-call.tsx';
import { TitleLines } from '#app/components/title-lines.tsx';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { BottleneckHeatmap } from '#app/figures/insights/bottleneck-heatmap.tsx';
import { smallInsights } from '#app/figures/insights/small-insights.tsx';
import { branches } from '#app/sample-operations/branches.ts';
import { efficiency, favorites, onTime } from '#app/sample-operations/performance-insights.ts';
import './insights.css';

const { insights } = home;

const facts = {
  ...onTime,
  first: efficiency.first,
  last: efficiency.last,
  shown: favorites.length,
  all: branches.length,
};

/** The first dark band: six views of the same ten runs. */
export function Insights() {
  return (
    <section className="section band" id={insights.id}>
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
        <ul className="insights">
          {insights.entries.map(({ id, name, text }) => (
            <li key={id} className="insight" data-insight={id}>
              <h3>{name}</h3> <p>{fill<string>(text, facts)}</p>
              {smallInsights[id]}
            </li>
          ))}
        </ul>
        <DemoCall note={insights.actionNote} sample />
      </div>
    </section>
  );
}
