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
  const second = steps.findIndex(({ track }) => track === 'second');
  if (second > 0) {
    const joins = steps.findLastIndex(({ track }) => track === 'second') + 1;
    return (
      <div className="workflow" data-state={state}>
        <StepRow stops={stops.slice(0, second - 1)} joined />
        <div className="workflow__split" style={{ '--steps': joins - second }}>
          <StepRow stops={stops.slice(second - 1, second)} joined />
          <div className="workflow__second">
            {stagger && <small>{fill(later, { time: stagger.replace('T+', '') })}</small>}
            <ProcessLine
              stops={stops.slice(second, joins)}
              options={tailOf[state]}
              label={secondTrack}
            />
          </div>
        </div>
        <StepRow stops={stops.slice(joins)} />
      </div>
    );
  }
  if (!loop) return <StepRow stops={stops} />;
  const { from, to, note } = loop;
  const repeated = from - to + 1;
  return (
    <div className="workflow workflow--loop" data-state={state}>
      <StepRow stops={stops.slice(0, to - 1)} joined />
      <div
        className="workflow__repeated"
        style={{ '--steps': repeated, '--back': 1 - 1 / repeated }}
      >
        <ProcessLine stops={stops.slice(to - 1, from)} options={tailOf[state]} />
        <div className="workflow__back">{note && <small>{note}</small>}</div>
      </div>
      <StepRow stops={stops.slice(from)} />
    </div>
  );
}

type StepRowProps = {
  readonly stops: readonly Stop[];
  /** More of the workflow follows, and the last segment leads to it. */
  readonly joined?: boolean;
};

/** Steps in a row. A run that is closed ends at its last dot; a plan goes on to the end of its last step. */
function StepRow({ stops, joined = false }: StepRowProps) {
  const last = stops.at(-1);
  if (!last) return null;
  const ends = !joined && last.state === 'closed';
  return (
    <div
      className={ends ? 'workflow__part workflow__part--ends' : 'workflow__part'}
      style={{ '--steps': ends ? stops.length - 1 : stops.length }}
    >
      <ProcessLine
        stops={stops}
        options={ends ? ['across'] : tailOf[last.state === 'planned' ? 'planned' : 'done']}
      />
    </div>
  );
}
