import { scaleLinear } from 'd3-scale';
import { home } from '#app/content/home.ts';

/** The industrial stages on one axis of years, to scale. Positions are shares of the drawing's width. */
const { stages } = home.industry;
const years = stages.map(({ year }) => year);

/** Where the axis stops: far enough behind the last stage for detail A to be seen, and not a date of its own. */
export const axisEnd = Math.max(...years) + 15;

const share = scaleLinear()
  .domain([Math.min(...years), axisEnd])
  .range([0.8, 98.8]);

/** Position of a year in per cent, one decimal. */
export function axisShare(year: number): number {
  return Math.round(share(year) * 10) / 10;
}

export type AxisStage = {
  readonly year: number;
  readonly name: string;
  readonly text: string;
  /** Years until the next stage; null after the last. */
  readonly gap: number | null;
};

export const axisStages: readonly AxisStage[] = stages.map(({ year, name, text }, index) => {
  const next = years[index + 1];
  return { year, name, text, gap: next === undefined ? null : next - year };
});

/** Breaks a label between words into lines of at most so many characters, and leaves no word alone on the last. */
export function breakLines(text: string, limit: number): readonly string[] {
  const lines = fillLines(text, limit);
  const alone = lines.length > 1 && !lines.at(-1)?.includes(' ');
  return alone && limit > 1 ? breakLines(text, limit - 1) : lines;
}

function fillLines(text: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= limit) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
