import { scaleLinear } from 'd3-scale';
import { mean } from '#app/sample-operations/arithmetic.ts';
import {
  dayAfter,
  dayStart,
  hours,
  type Instant,
  type Minutes,
  officeHours,
  workingMinutesBetween,
} from '#app/sample-operations/calendar.ts';
import { lane } from '#app/sample-operations/order-2041.ts';

/**
 * The flow lane's axis: working time only, so a night has no width. Measures are pixels of the drawing at its full
 * width; it stretches with the page, so positions are handed out as shares of that width.
 */
export const laneAxis = { width: 1184, inset: 24, perHour: 36, hoursAfterClose: 1.5 } as const;

/** Working hours from the start of the lane to the end of the axis. */
export const laneHours = lane.expectedMinutes / hours(1) + laneAxis.hoursAfterClose;

const pixels = scaleLinear()
  .domain([0, hours(laneHours)])
  .range([laneAxis.inset, laneAxis.inset + laneHours * laneAxis.perHour]);

const shares = scaleLinear().domain([0, laneAxis.width]).range([0, 100]);

/** Share of the drawing's width, for an SVG attribute. */
export function laneShare(width: number): string {
  return `${Math.round(shares(width) * 10) / 10}%`;
}

/** Pixels from the left edge at full width, so many working minutes after the lane started. */
export function laneOffset(worked: Minutes): number {
  return pixels(worked);
}

/** Where an instant stands on the axis. */
export function laneX(at: Instant): string {
  return laneShare(pixels(workingMinutesBetween(lane.started, at)));
}

/** Width of so many working minutes. */
export function laneWidth(minutes: Minutes): string {
  return laneShare(pixels(minutes) - pixels(0));
}

/** Half-way between two instants, in working time. */
export function laneMiddle(from: Instant, to: Instant): string {
  const worked = [from, to].map((at) => pixels(workingMinutesBetween(lane.started, at)));
  return laneShare(mean(worked));
}

/** Right end of the axis. */
export const laneEnd: string = laneShare(pixels(hours(laneHours)));

/** The working days that the axis crosses, each as the moment its office opens. */
export const laneDays: readonly Instant[] = Array.from(
  { length: Math.ceil(hours(laneHours) / (officeHours.closes - officeHours.opens)) },
  (_, index) => dayAfter(dayStart(lane.started), index) + officeHours.opens,
);
