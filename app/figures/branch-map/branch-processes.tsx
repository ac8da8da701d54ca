import { Logo } from '#app/components/logo.tsx';
import type { FlowLoad, OfficeLoad } from '#app/sample-operations/branches.ts';
import './branch-processes.css';

type Props = { load: OfficeLoad };

/** The processes that one office has running, each with its open tasks as units, the late ones first and amber. */
export function BranchProcesses({ load: { office, flows, open, late } }: Props) {
  return (
    <div className="branch-processes">
      <div className="branch-processes__bar">
        <Logo variant="icon-only" />
        <h2>{office.city}</h2>
        <p>
          {open} open, {lateWords(late)}
        </p>
      </div>
      <ul>
        {flows.map((flow) => (
          <Process key={flow.flow} process={flow} />
        ))}
      </ul>
    </div>
  );
}

/** Units of a task each, 22 px wide and 2 px apart. */
const unit = 24;

function Process({ process: { flow, open, late } }: { process: FlowLoad }) {
  return (
    <li>
      <b>{flow}</b>{' '}
      <svg width={open * unit} height="9" aria-hidden="true">
        <path d={`M0 4.5H${open * unit}`} />
        {late > 0 && <path className="is-late" d={`M0 4.5H${late * unit}`} />}
      </svg>
      <span>
        {open} open<span className="visually-hidden">,</span>
      </span>{' '}
      <LateCount late={late} />
    </li>
  );
}

export function LateCount({ late }: { late: number }) {
  return <span className={late > 0 ? 'is-late' : 'is-in-time'}>{lateWords(late)}</span>;
}

function lateWords(late: number): string {
  return late > 0 ? `${late} late` : 'none late';
}
