import type { ReactNode } from 'react';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { BottleneckStrip } from '#app/figures/bottleneck-strip.tsx';
import { EfficiencyBars } from '#app/figures/efficiency-bars.tsx';
import { Favourites } from '#app/figures/favourites.tsx';
import { FlowchartGrouping } from '#app/figures/flowchart-grouping.tsx';
import { Speedometer } from '#app/figures/speedometer.tsx';
import { TatBenchmark } from '#app/figures/tat-benchmark.tsx';
import { favouriteOffices } from '#app/sample-operations/branches.ts';
import { offices } from '#app/sample-operations/company.ts';

const { insights } = home;

type InsightId = (typeof insights.entries)[number]['id'];

const figures: Readonly<Record<InsightId, () => ReactNode>> = {
  'performance-speedometer': Speedometer,
  'bottleneck-identification': BottleneckStrip,
  'tat-benchmarks': TatBenchmark,
  'visual-flowchart-grouping': FlowchartGrouping,
  'operational-efficiency-analytics': EfficiencyBars,
  'favorite-processes': Favourites,
};

/** The first dark band: six views of the same ten runs. */
export function Insights() {
  return (
    <section className="insights section band" id={insights.id}>
      <div className="wrap grid reveal">
        <h2>
          {insights.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className="lead">{insights.lead}</p>
        {insights.entries.map(({ id, name, text }) => {
          const Drawing = figures[id];
          return (
            <figure key={id} className={`insight insight--${id}`}>
              <figcaption>
                <h3>{name}</h3>
                <p className="meta">
                  {fill(text, { shown: favouriteOffices.length, all: offices.length })}
                </p>
              </figcaption>
              <Drawing />
            </figure>
          );
        })}
      </div>
    </section>
  );
}
