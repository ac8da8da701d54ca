import bottleneckStrip from './bottleneck-strip.css?inline';
import efficiencyBars from './efficiency-bars.css?inline';
import favourites from './favourites.css?inline';
import flowchartGrouping from './flowchart-grouping.css?inline';
import keys from './keys.css?inline';
import speedometer from './speedometer.css?inline';
import tatBenchmark from './tat-benchmark.css?inline';

/** Styles of the six insights, in the order in which they stand. */
export const insightStyles = [
  keys,
  speedometer,
  bottleneckStrip,
  tatBenchmark,
  flowchartGrouping,
  efficiencyBars,
  favourites,
];
