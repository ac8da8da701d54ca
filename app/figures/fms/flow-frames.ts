/** A workflow shape taken step by step: what is closed, what a person acts on and what waits, moment by moment. */
import type { Minutes } from '#app/sample-operations/calendar.ts';
import type { Visit, WorkflowShape } from '#app/sample-operations/workflow-types.ts';

export type WorkState = 'done' | 'now' | 'planned';

/**
 * One moment. `visits` are in the shape's order; `waiting` are tracks that reached the join before the other;
 * `returned` is a review that just sent its work back; `finished`: the last stop is open.
 */
export type Frame = {
  readonly at: Minutes;
  readonly visits: readonly WorkState[];
  readonly acting: readonly Visit[];
  readonly waiting: readonly Visit[];
  readonly returned: Visit | null;
  readonly finished: boolean;
};

function stateAt(visit: Visit, at: Minutes): WorkState {
  if (visit.until <= at) return 'done';
  return visit.from <= at ? 'now' : 'planned';
}

/** The moments at which something opens or closes, from the first to the opening of the last stop. */
export function framesOf(shape: WorkflowShape): readonly Frame[] {
  const moments = new Set(shape.visits.flatMap(({ from, until }) => [from, until]));
  moments.add(shape.last.opens);
  return [...moments]
    .toSorted((a, b) => a - b)
    .map((at) => {
      const { join } = shape;
      const apart = join !== null && at < join.joins ? join : null;
      return {
        at,
        visits: shape.visits.map((visit) => stateAt(visit, at)),
        acting: shape.visits.filter((visit) => stateAt(visit, at) === 'now'),
        waiting: shape.visits.filter(
          ({ from, until }) => apart !== null && from >= apart.forks && until <= at,
        ),
        returned:
          shape.visits.find(({ until, outcome }) => until === at && outcome === 'rejected') ?? null,
        finished: at >= shape.last.opens,
      };
    });
}
