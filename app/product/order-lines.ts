/** Order 2041 as the line of the app: each step with its owner and its time. */
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { type LaneStop, laneStops } from '#app/sample-operations/order-2041.ts';
import type { FlowLineStep } from './flow-line.tsx';

function note({ state, step, takes }: LaneStop): string {
  const { name } = step.owner;
  if (state === 'planned') return name;
  return state === 'done'
    ? `${name}, ${formatDuration(takes)}`
    : `${name}, TAT ${formatDuration(step.tat)}`;
}

function lineStep(stop: LaneStop): FlowLineStep {
  const late = stop.over > 0;
  return {
    name: stop.step.name,
    note: note(stop),
    state: stop.state,
    wide: stop.state === 'now',
    ...(late && { over: stop.over / stop.takes, overLabel: `${formatDuration(stop.over)} over` }),
    ...(stop.state === 'now' && { flag: 'Now' }),
  };
}

/** All five steps. */
export const orderLine: readonly FlowLineStep[] = laneStops.map(lineStep);
