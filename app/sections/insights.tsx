import type { ReactNode } from 'react';
import { DemoCall } from '#app/components/demo-call.tsx';
import { TitleLines } from '#app/components/title-lines.tsx';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { BottleneckHeatmap } from '#app/figures/insights/bottleneck-heatmap.tsx';
import { EfficiencyBars } from '#app/figures/insights/efficiency-bars.tsx';
import { FavoriteProcesses } from '#app/figures/insights/favorite-processes.tsx';
import { FlowchartGrouping } from '#app/figures/insights/flowchart-grouping.tsx';
import { Speedometer } from '#app/figures/insights/speedometer.tsx';
import { TatBenchmark } from '#app/figures/insights/tat-benchmark.tsx';
import { branches, favoriteOffices } from '#app/sample-operations/branches.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { bottleneck, efficiency } from '#app/sample-operations/insights.ts';
import './insights.css';

const { insights } = home;
const { bottleneck: worst, benchmarks, speedometer, flowchart, favorites } = insights.entries;

const bottleneckText = fill(worst.text, {
  step: bottleneck.step.name,
  over: bottleneck.over / 60,
  overInAll: formatDuration(bottleneck.overInAll).replace(/ h$/, ''),
  percent: bottleneck.percent,
});
const efficiencyText = fill(insights.entries.efficiency.text, {
  first: efficiency[0]?.workedPercent ?? 0,
  last: efficiency.at(-1)?.workedPercent ?? 0,
});
const favoritesText = fill(favorites.text, { shown: favoriteOffices.length, all: branches.length });

/** The first dark band: six views of the same ten runs. */
export function Insights() {
  return (
    <section className="insights section band" id={insights.id}>
      <div className="wrap reveal">
        <h2>
          <TitleLines lines={insights.title} />
        </h2>
        <div className="insights__views">
          <div className="insights__large">
            <Insight name={worst.name} text={bottleneckText} figure={<BottleneckHeatmap />} />
            <Insight name={benchmarks.name} text={benchmarks.text} figure={<TatBenchmark />} />
          </div>
          <div className="insights__small">
            <Insight name={speedometer.name} text={speedometer.text} figure={<Speedometer />} />
            <Insight name={flowchart.name} text={flowchart.text} figure={<FlowchartGrouping />} />
            <Insight
              name={insights.entries.efficiency.name}
              text={efficiencyText}
              figure={<EfficiencyBars />}
            />
            <Insight name={favorites.name} text={favoritesText} figure={<FavoriteProcesses />} />
          </div>
        </div>
        <DemoCall note={insights.actionNote} sample />
      </div>
    </section>
  );
}

type InsightProps = { name: string; text: string; figure: ReactNode };

function Insight({ name, text, figure }: InsightProps) {
  return (
    <figure className="insight">
      <figcaption>
        <h3>{name}</h3> <p>{text}</p>
      </figcaption>
      {figure}
    </figure>
  );
}
