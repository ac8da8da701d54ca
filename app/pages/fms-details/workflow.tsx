import { ProcessLine, type Stop } from '#app/product/process-line.tsx';
import { fill } from '#request/fill.ts';
import { fmsDetails } from './copy.ts';
import './workflow.css';

type Props = {
  /** Steps on the second track run beside the step before them. */
  readonly steps: readonly {
    readonly name: string;
    readonly owner: string;
    readonly tat?: string;
    readonly track?: 'second';
  }[];
  /** The step after which work may go back, and the one to which it goes; counted from 1. `note` stands on the curve. */
  readonly loop?: { readonly from: number; readonly to: number; readonly note?: string };
  /** How much later the second track starts. */
  readonly stagger?: string;
  /** A complete run, across at every width, instead of a plan. */
  readonly closed?: boolean;
};

const { secondTrack, later } = fmsDetails.examples.labels;

/** Options of a line that something follows, in a complete run and in a plan. */
const tailOf = { done: ['tail', 'across'], planned: ['tail'] } as const;

/**
 * A workflow of any type: steps in a line, with a curve back over those that may be repeated, or with two tracks side by
 * side.
 */
export function Workflow({ steps, loop, stagger, closed = false }: Props) {
  const state = closed ? 'done' : 'planned';
  const stops = steps.map(({ name, owner, tat }, index): Stop => {
    const ends = closed && index === steps.length - 1;
    const note = tat ? `${owner}, ${tat.replace(' ', '\u00a0')}` : owner;
    return { name, note, state: ends ? 'closed' : state };
  });
  const line = (from: number, to: number, label?: string) => (
    <ProcessLine stops={stops.slice(from, to)} options={tailOf[state]} label={label} />
  );
  const second = steps.findIndex(({ track }) => track === 'second');
  const joins = steps.findLastIndex(({ track }) => track === 'second') + 1;
  const [start, end] = second > 0 ? [second - 1, joins] : loop ? [loop.to - 1, loop.from] : [0, 0];
  const ends = closed ? 1 : 0;
  return (
    <div className="workflow" data-state={state}>
      {start > 0 && <div style={{ '--steps': start }}>{line(0, start)}</div>}
      {second > 0 && (
        <div className="workflow__split" style={{ '--steps': joins - second }}>
          <div>{line(start, second)}</div>
          <div className="workflow__second">
            {stagger && (
              <small className="meta">{fill(later, { time: stagger.replace('T+', '') })}</small>
            )}
            {line(second, joins, secondTrack)}
          </div>
        </div>
      )}
      {second < 0 && loop && (
        <div
          className="workflow__repeated"
          style={{ '--steps': end - start, '--back': 1 - 1 / (end - start) }}
        >
          {line(start, end)}
          <div className="workflow__back">
            {loop.note && <small className="meta">{loop.note}</small>}
          </div>
        </div>
      )}
      {/* A complete run ends at its last dot; a plan goes on to the end of its last step. */}
      <div
        className={closed ? 'workflow__end' : undefined}
        style={{ '--steps': stops.length - end - ends }}
      >
        <ProcessLine stops={stops.slice(end)} options={closed ? ['across'] : ['tail']} />
      </div>
    </div>
  );
}
