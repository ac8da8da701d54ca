import type { ReactNode } from 'react';
import { site } from '#app/ui/copy.ts';

type Props = {
  readonly id?: string;
  readonly className?: string;
  readonly title: ReactNode;
  /** What it is about, beside or below the title. */
  readonly lead?: ReactNode;
  /** Its title is smaller. */
  readonly quiet?: boolean;
  /** Whether it says at its end that what it shows are samples. */
  readonly sample?: boolean;
  readonly children: ReactNode;
};

/** A section of the home page under its heading. */
export function Section({ id, className, title, lead, quiet, sample, children }: Props) {
  return (
    <section className={`section ${className ?? ''}`} id={id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2 className={quiet ? 'strip-title' : undefined}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
        {sample && <p className="sample">{site.sampleData}</p>}
      </div>
    </section>
  );
}
