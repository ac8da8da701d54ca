import type { OfficeLoad } from '#app/sample-operations/branches.ts';
import type { OfficeId } from '#app/sample-operations/company.ts';
import { percent } from '../percent.ts';
import { BranchProcesses, LateCount } from './branch-processes.tsx';
import { BranchRing } from './branch-ring.tsx';
import type { Mark } from './geometry.ts';
import './branch-picker.css';

type Props = {
  marks: readonly Mark[];
  /** The office picked initially. */
  first: OfficeId;
};

/**
 * The offices as radios. Each has its row, its ring on the chart (both are the radio's label) and its processes, which
 * style rules show while it is picked: no script is needed.
 */
export function BranchPicker({ marks, first }: Props) {
  const most = Math.max(...marks.map(({ load }) => load.open));
  return (
    <fieldset className="branch-picker">
      <legend className="visually-hidden">Pick a location</legend>
      {marks.map((mark) => (
        <div key={mark.load.office.id} className="branch-picker__office">
          <label>
            <input
              type="radio"
              name="branch"
              value={mark.load.office.id}
              defaultChecked={mark.load.office.id === first}
              data-shared
            />
            <span>{mark.load.office.name}</span> <Share load={mark.load} most={most} />
            <b>
              {mark.load.open}
              <span className="visually-hidden"> open,</span>
            </b>{' '}
            <LateCount late={mark.load.late} /> <BranchRing mark={mark} />
          </label>
          <BranchProcesses load={mark.load} />
        </div>
      ))}
    </fieldset>
  );
}

/** Open tasks as a bar against the office with most, the late ones amber at its end. */
function Share({ load: { open, late }, most }: { load: OfficeLoad; most: number }) {
  return (
    <svg className="branch-picker__bar" width="100%" height="8" aria-hidden="true">
      <rect width={percent(open / most)} height="8" />
      {late > 0 && (
        <rect
          className="is-late"
          x={percent((open - late) / most)}
          width={percent(late / most)}
          height="8"
        />
      )}
    </svg>
  );
}
