import type { ReactNode } from 'react';
import './before-after.css';

type Props = { readonly before: ReactNode; readonly after: ReactNode };

/** Two states of a text: `.capacity` shows one, by whether the suggested move is open. No script is needed. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <>
      <span className="is-before-move">{before}</span>{' '}
      <span className="is-after-move">{after}</span>
    </>
  );
}
