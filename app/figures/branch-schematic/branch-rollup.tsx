import { fill } from '#app/content/fill.ts';
import type { MultiBranch } from '#app/content/types.ts';
import { LateCount, LyingStub } from './location-stub.tsx';
import type { LocationView } from './schematic.ts';
import './branch-rollup.css';

type Props = { location: LocationView; shown: boolean; labels: MultiBranch['labels'] };

/** What one location's total is made of: its flows, each with its open and late tasks. */
export function BranchRollup({ location, shown, labels }: Props) {
  const { name, open, late, flows } = location;
  return (
    <div className="branch-rollup" hidden={!shown}>
      <p className="branch-rollup__title">
        {fill(labels.branchRollUp, { branch: name, open, late })}
      </p>
      <ul>
        {flows.map((flow) => (
          <li key={flow.flow}>
            <span>{flow.flow}</span>
            <LyingStub stub={flow.lying} />
            <span className="branch-rollup__open">{fill(labels.open, { count: flow.open })}</span>
            <LateCount late={flow.late} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
