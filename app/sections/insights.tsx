import type { ReactNode } from 'react';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { BottleneckStrip } from '#app/figures/insights/bottleneck-strip.tsx';
import { EfficiencyBars } from '#app/figures/insights/efficiency-bars.tsx';
import { Favourites } from '#app/figures/insights/favourites.tsx';
import { FlowchartGrouping } from '#app/figures/insights/flowchart-grouping.tsx';
import { Speedometer } from '#app/figures/insights/speedometer.tsx';
import { TatBenchmark } from '#app/figures/insights/tat-benchmark.tsx';
import { favouriteOffices } from '#app/sample-operations/branches.ts';
import { offices } from '#app/sample-operations/company.ts';
import { flowchartGroups } from '#app/sample-operations/flowchart.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { benchmarks, bottleneck, efficiency } from '#app/sample-operations/insights.ts';
import './insights.css';

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

const worst = bottleneck.step;
const busiest = favouriteOffices.reduce((most, each) => (each.late > most.late ? each : most));
const benchmark = benchmarks.find(({ step }) => step === worst);
const group = flowchartGroups.find(({ steps }) => steps.includes(worst));

/** What the texts of the entries are filled with: each takes what it names. */
const values = {
  shown: favouriteOffices.length,
  all: offices.length,
  office: busiest.office.name,
  open: busiest.open,
  late: busiest.late,
  step: worst.name,
  median: formatDuration(benchmark?.median ?? 0),
  tat: formatDuration(worst.tat),
  group: group?.name ?? '',
  groupOpen: group?.open ?? 0,
  groupLate: group?.late ?? 0,
  first: efficiency[0]?.workedPercent ?? 0,
  last: efficiency.at(-1)?.workedPercent ?? 0,
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
        {insights.entries.map((entry) => {
          const { id, name, text } = entry;
          const Drawing = figures[id];
          return (
            <figure key={id} className={`insight insight--${id}`}>
              <figcaption>
                <h3>{name}</h3>
                <p className="meta">{fill(text, values)}</p>
              </figcaption>
              {'finding' in entry ? (
                <details className="fold">
                  <summary>{fill(entry.finding, values)}</summary>
                  <Drawing />
                </details>
              ) : (
                <Drawing />
              )}
            </figure>
          );
        })}
      </div>
    </section>
  );
}
