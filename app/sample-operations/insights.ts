/** Performance insights, all counted from the ten runs: speedometer, bottleneck strip, benchmarks, efficiency. */
import { mean, median, percent, sum } from './arithmetic.ts';
import {
  dayAfter,
  type Instant,
  instant,
  isWorkingDay,
  type Minutes,
  workingMinutesOnDay,
} from './calendar.ts';
import { type Step, stepsInOrder } from './purchase-to-dispatch.ts';
import { closesOf, inTime, runLength, runs, runWeek, stepCloses } from './runs.ts';

/** The dial: bounds of its scale and its target in per cent, as printed on it. */
export const dialScale = { from: 0, to: 100, target: 90 } as const;

/** Share of the fifty steps closed within TAT (figure: performance speedometer). */
export const speedometer = {
  inTime: inTime(stepCloses).length,
  closes: stepCloses.length,
  percent: percent(inTime(stepCloses).length, stepCloses.length),
  target: dialScale.target,
};

/**
 * The dial's reading at the end of each week, over the ten working days before (sparkline). Earlier readings are
 * recorded values, since their runs are not in the sample; the last is computed.
 */
export const dialReadings: readonly { readonly week: number; readonly percent: number }[] = [
  { week: 16, percent: 71 },
  { week: 17, percent: 74 },
  { week: 18, percent: 73 },
  { week: 19, percent: 77 },
  { week: 20, percent: 76 },
  { week: 21, percent: 79 },
  { week: 22, percent: 80 },
  { week: 23, percent: speedometer.percent },
];

/** The ten working days of weeks 22 and 23, each as the start of its day. */
export const gridDays: readonly Instant[] = Array.from({ length: 12 }, (_, index) =>
  dayAfter(instant('22 Mon 00:00'), index),
).filter((day) => isWorkingDay(day));

/** One row of the bottleneck strip: minutes over TAT on each of `gridDays`, and their sum. */
export type BottleneckRow = {
  readonly step: Step;
  readonly overByDay: readonly Minutes[];
  readonly over: Minutes;
};

export const bottleneckRows: readonly BottleneckRow[] = stepsInOrder.map((step) => {
  const closes = closesOf(step.id);
  const overByDay = gridDays.map((day) =>
    sum(closes.map((close) => workingMinutesOnDay(day, close.due, close.closed))),
  );
  return { step, overByDay, over: sum(overByDay) };
});

const worstRow = bottleneckRows.reduce((worst, row) => (row.over > worst.over ? row : worst));
const overInAll = sum(bottleneckRows.map((row) => row.over));

/** The step that holds most of the late hours, and its share of them. Minutes and per cent. */
export const bottleneck = {
  step: worstRow.step,
  over: worstRow.over,
  overInAll,
  percent: percent(worstRow.over, overInAll),
};

/** Lower bounds, in hours over TAT, of the five colors of the heat ramp. */
const heatBounds = [0, 1, 3, 5, 7] as const;

/** Which of the five heat colors a cell has: 0 for none, 4 for 7 h and over. */
export function heatLevel(over: Minutes): number {
  return Math.max(
    0,
    heatBounds.findLastIndex((bound) => over / 60 >= bound),
  );
}

/** Fastest, median and slowest of ten closes against the TAT (figure: TAT benchmark). Working minutes. */
export type Benchmark = {
  readonly step: Step;
  readonly fastest: Minutes;
  readonly median: Minutes;
  readonly slowest: Minutes;
  readonly inTime: number;
  readonly closes: number;
};

export const benchmarks: readonly Benchmark[] = stepsInOrder.map((step) => {
  const closes = closesOf(step.id);
  const took = closes.map((close) => close.took);
  return {
    step,
    fastest: Math.min(...took),
    median: median(took),
    slowest: Math.max(...took),
    inTime: inTime(closes).length,
    closes: closes.length,
  };
});

/** Median working minutes of a run; head office's figure on the branch page. */
export const medianRunLength: Minutes = median(runs.map(runLength));

/** Hours an average run took in a week, and how many of them somebody worked on it. */
export type EfficiencyWeek = {
  readonly week: number;
  readonly hours: number;
  readonly worked: number;
  readonly workedPercent: number;
};

function efficiencyWeek(week: number, runHours: number, worked: number): EfficiencyWeek {
  return {
    week,
    hours: runHours,
    worked,
    workedPercent: percent(worked, runHours),
  };
}

function countedWeek(week: number): EfficiencyWeek {
  const inWeek = runs.filter((run) => runWeek(run) === week);
  return efficiencyWeek(
    week,
    mean(inWeek.map(runLength)) / 60,
    mean(inWeek.map((run) => run.worked)) / 60,
  );
}

/** Operational efficiency: weeks 16 to 21 as recorded, 22 and 23 counted from the runs. */
export const efficiency: readonly EfficiencyWeek[] = [
  efficiencyWeek(16, 34, 12),
  efficiencyWeek(17, 33, 12),
  efficiencyWeek(18, 33, 12),
  efficiencyWeek(19, 32, 12),
  efficiencyWeek(20, 31, 12),
  efficiencyWeek(21, 30, 12),
  countedWeek(22),
  countedWeek(23),
];
