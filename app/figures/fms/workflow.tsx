import { fmsDetails } from '#app/content/fms-details.ts';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import './workflow.css';

/** A step of a workflow; steps on the second track run beside the step before them. */
export type WorkflowStop = Stop & { readonly track?: 'second' };

export type WorkflowProps = {
  readonly stops: readonly WorkflowStop[];
  /** The step after which work may go back, and the one to which it goes; counted from 1. `note` stands on the curve. */
  readonly loop?: { readonly from: number; readonly to: number; readonly note?: string };
  /** How much later the second track starts. */
  readonly stagger?: string;
};

const { secondTrack } = fmsDetails.examples.labels;

/**
 * A workflow of any type: steps in a line, with a curve back over those that may be repeated, or with two tracks side by
 * side.
 */
export function Workflow({ stops, loop, stagger }: WorkflowProps) {
  const second = stops.filter(({ track }) => track === 'second');
  if (second.length > 0) {
    const first = stops.findIndex(({ track }) => track === 'second') - 1;
    return (
      <div className="workflow" data-state={stops[0]?.state}>
        <Part stops={stops.slice(0, first)} joined />
        <div className="workflow__split" style={{ '--steps': second.length }}>
          <Part stops={stops.slice(first, first + 1)} joined />
          <div className="workflow__second">
            {stagger && <small>{stagger}</small>}
            <ProcessLine stops={second} options={['tail']} label={secondTrack} />
          </div>
        </div>
        <Part stops={stops.slice(first + 1 + second.length)} />
      </div>
    );
  }
  if (!loop) return <Part stops={stops} />;
  const { from, to, note } = loop;
  const repeated = stops.slice(to - 1, from);
  return (
    <div className="workflow workflow--loop" data-state={stops[0]?.state}>
      <Part stops={stops.slice(0, to - 1)} joined />
      <div
        className="workflow__repeated"
        style={{ '--steps': repeated.length, '--back': 1 - 1 / repeated.length }}
      >
        <ProcessLine stops={repeated} options={['tail']} />
        <div className="workflow__back">{note && <small>{note}</small>}</div>
      </div>
      <Part stops={stops.slice(from)} />
    </div>
  );
}

type PartProps = {
  readonly stops: readonly WorkflowStop[];
  /** More of the workflow follows, and the last segment leads to it. */
  readonly joined?: boolean;
};

/** Steps in a row. A run that is closed ends at its last dot; a plan goes on to the end of its last step. */
function Part({ stops, joined = false }: PartProps) {
  if (stops.length === 0) return null;
  const ends = !joined && stops.at(-1)?.state === 'closed';
  return (
    <div
      className={ends ? 'workflow__part workflow__part--ends' : 'workflow__part'}
      style={{ '--steps': ends ? stops.length - 1 : stops.length }}
    >
      <ProcessLine stops={stops} options={ends ? [] : ['tail']} />
    </div>
  );
}
