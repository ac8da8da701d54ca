import type { ReactNode } from 'react';
import type { Link } from '#app/content/types.ts';
import './closing-call.css';

type Props = { readonly title: ReactNode; readonly text: string; readonly action: Link };

/** The last word of a page: a sentence, and beside it what to do about it. */
export function ClosingCall({ title, text, action }: Props) {
  return (
    <section className="closing">
      <div className="wrap grid">
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <a className="button" href={action.href}>
            {action.label}
          </a>
        </div>
      </div>
    </section>
  );
}
