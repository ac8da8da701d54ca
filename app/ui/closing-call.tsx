import type { ReactNode } from 'react';
import type { Link } from './copy-types.ts';
import './closing-call.css';

type Props = {
  readonly title: ReactNode;
  readonly text: string;
  readonly action: Link;
  /** Beside the action. */
  readonly also?: Link;
  /** Below, as wide as the page. */
  readonly children?: ReactNode;
};

/** The last word of a page: a sentence, and beside it what to do about it. */
export function ClosingCall({ title, text, action, also, children }: Props) {
  return (
    <section className="closing-call">
      <div className="wrap grid">
        <h2 className="main">{title}</h2>
        <div className="aside">
          <p className="muted prose">{text}</p>
          <p className="row">
            <a className="button" href={action.href}>
              {action.label}
            </a>{' '}
            {also && (
              <a className="target" href={also.href}>
                {also.label}
              </a>
            )}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
