import type { ReactNode } from 'react';
import '#app/styles/figures.css';
import '../miniatures.css';

type Props = {
  /** What the drawing says, in words. */
  description: string;
  height?: number;
  children: ReactNode;
};

/**
 * A module's drawing. It has no view box: it is as wide as its column (272 to 376 px), positions are shares of that
 * width or distances from either edge, and its words keep their size.
 */
export function Miniature({ description, height = 112, children }: Props) {
  return (
    <svg className="mini" width="376" height={height} role="img" aria-label={description}>
      {children}
    </svg>
  );
}
