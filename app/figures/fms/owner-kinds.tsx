import type { ReactNode } from 'react';
import { fmsDetails } from '#app/content/fms-details.ts';
import { PersonMark } from './fluid.tsx';

type Kind = (typeof fmsDetails.keyElements.who.kinds)[number]['id'];

/** A head and shoulders on the line, 120 × 56. */
function Person({ x, y, className = 'person' }: { x: number; y: number; className?: string }) {
  return (
    <svg x={x - 9} y={y}>
      <PersonMark className={className} />
    </svg>
  );
}

const drawings: Readonly<Record<Kind, ReactNode>> = {
  predefined: (
    <>
      <path d="M0 46H120" className="track-done" />
      <Person x={60} y={42} />
    </>
  ),
  dynamic: (
    <>
      <path d="M0 46H120" className="track-done" />
      <Person x={22} y={27} className="person-asked" />
      <Person x={60} y={42} />
      <Person x={98} y={27} className="person-asked" />
    </>
  ),
  external: (
    <>
      <path d="M0 46H62" className="track-done" />
      <path d="M74 46H120" className="track-planned" />
      <path d="M68 2V54" className="leader" />
      <Person x={96} y={42} />
    </>
  ),
};

/** The three ways to name an owner, each with its miniature. */
export function OwnerKinds() {
  return (
    <ul className="owner-kinds">
      {fmsDetails.keyElements.who.kinds.map(({ id, name, text, example }) => (
        <li key={id}>
          <div>
            <h4>{name}</h4>
            <p>{text}</p>
            <p className="owner-kinds__example">{example}</p>
          </div>
          <svg aria-hidden="true">{drawings[id]}</svg>
        </li>
      ))}
    </ul>
  );
}
