import type { ReactNode } from 'react';
import { site } from '#app/content/site.ts';
import '#app/styles/figures.css';

type Props = {
  /** Names the figure; visible in its caption. */
  title: string;
  /** A reading aid beside the title. */
  note?: ReactNode;
  /** Text equivalent, read by screen readers instead of the drawing. */
  description: ReactNode;
  className?: string;
  /** The drawing itself. Hidden from assistive technology unless it is made of real text (`readable`). */
  children: ReactNode;
  /** The drawing is HTML that reads well by itself: it is not hidden, and `description` introduces it. */
  readable?: boolean;
};

/** A drawn figure: a caption that marks sample data, the drawing, and its text equivalent. */
export function Figure({ title, note, description, className, children, readable }: Props) {
  return (
    <figure className={className ? `figure ${className}` : 'figure'}>
      <figcaption className="figure__caption">
        <strong>{title}</strong> {note && <span className="figure__note">{note}</span>}{' '}
        <span className="figure__sample">{site.sampleData}</span>
      </figcaption>
      <div className="visually-hidden">{description}</div>
      <div className="figure__drawing" aria-hidden={readable ? undefined : true}>
        {children}
      </div>
    </figure>
  );
}
