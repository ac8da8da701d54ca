import { useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { MultiBranch } from '#app/content/types.ts';
import { useQueryChoice } from '#app/islands/query-choice.ts';
import { BranchRollup } from './branch-rollup.tsx';
import { LocationStub } from './location-stub.tsx';
import { RollupLine } from './rollup-line.tsx';
import type { LocationView, Schematic } from './schematic.ts';
import '#app/styles/figures.css';
import './branch-schematic.css';

type Props = {
  schematic: Schematic;
  /** The location whose flows are shown first: where head office should look. */
  first: LocationView['id'];
  labels: MultiBranch['labels'];
  /** What the drawing says, in a sentence with its name. */
  reading: MultiBranch['reading'];
};

/** Head office's line with a stub for each location; picking one opens its own roll-up, flow by flow. */
export function BranchSchematic({ schematic, first, labels, reading }: Props) {
  const { locations, total, ticks } = schematic;
  const ids = locations.map(({ id }) => id);
  const [picked, pick] = useQueryChoice('branch', ids, first);
  const [said, say] = useState('');

  function choose({ id, name, open, late }: LocationView) {
    pick(id);
    say(fill(labels.branchRollUp, { branch: name, open, late }));
  }

  return (
    <>
      <div className="branches">
        <ol className="branches__line">
          {locations.map((location) => (
            <li key={location.id} data-picked={location.id === picked || undefined}>
              <button
                type="button"
                className="branches__name with-script"
                aria-pressed={location.id === picked}
                onClick={() => choose(location)}
              >
                {location.name}
              </button>
              <span className="branches__name without-script">{location.name}</span>
              <LocationStub location={location} labels={labels} />
            </li>
          ))}
        </ol>
        <RollupLine ticks={ticks} total={total} labels={labels} />
      </div>
      <div className="branches__rollups">
        <div className="branches__reading">
          <p>
            <strong>{reading.name}</strong> {reading.text}
          </p>
          <p className="meta with-script">{labels.pick}</p>
        </div>
        {locations.map((location) => (
          <BranchRollup
            key={location.id}
            location={location}
            shown={location.id === picked}
            labels={labels}
          />
        ))}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </>
  );
}
