import type { ReactNode } from 'react';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import './line-page.css';

type Props = {
  kind: 'not-found' | 'redirecting' | 'failed';
  heading: ReactNode;
  /** Where the visitor comes from and where the address leads; a page that failed has no line. */
  stops?: readonly Stop[];
  children: ReactNode;
  hidden?: boolean;
};

/** A page of one line: not found, redirecting, failed. */
export function LinePage({ kind, heading, stops, children, hidden = false }: Props) {
  return (
    <div className={`${kind} line-page`} hidden={hidden}>
      <div className="wrap">
        {heading}
        {stops && <ProcessLine size="l" stops={stops} />}
        {children}
      </div>
    </div>
  );
}
