import type { ReactNode } from 'react';
import './line-page.css';

type Props = {
  /** Decides how the line ends. */
  kind: 'not-found' | 'redirecting' | 'failed';
  heading: ReactNode;
  children: ReactNode;
  hidden?: boolean;
};

/** A page that is one line with two stops: not found, redirecting, failed. */
export function LinePage({ kind, heading, children, hidden = false }: Props) {
  return (
    <div className={`${kind} line-page`} hidden={hidden}>
      <div className="wrap">{heading}</div>
      <div className="line-page__line" aria-hidden="true">
        <i />
        <i />
      </div>
      {children}
    </div>
  );
}

type Stop = { readonly name: string; readonly text: ReactNode };

/** The two ends of the line, in words. */
export function LineStops({ start, end, action }: { start: Stop; end: Stop; action?: ReactNode }) {
  return (
    <div className="wrap line-page__stops">
      <div>
        <h2>{start.name}</h2>
        <p>{start.text}</p>
        {action}
      </div>
      <div>
        <h2>{end.name}</h2>
        <p>{end.text}</p>
      </div>
    </div>
  );
}
