import { site } from '#app/ui/copy.ts';
import { fill } from '#request/fill.ts';
import { BottleneckHeatmap } from './bottleneck-heatmap.tsx';
import { home } from './copy.ts';
import { insights as facts } from './insights-sample.ts';
import { TitleLines } from './title-lines.tsx';
import './insights.css';

const { insights } = home;

/** The first dark band: where ten runs slipped and what relieved it, and five more views of them, a figure each. */
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
        <div className="insights">
          {insights.entries.map(({ id, name, figure, text }) => (
            <div key={id} className="insight">
              <h3 className="label">{name}</h3>{' '}
              <p>
                <b>{fill<string>(figure, facts[id])}</b> {fill<string>(text, facts[id])}
              </p>
            </div>
          ))}
          <p className="sample">{site.sampleData}</p>
        </div>
      </div>
    </section>
  );
}
