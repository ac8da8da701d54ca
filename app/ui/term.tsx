import { useId } from 'react';
import { site } from './copy.ts';
import './tooltips.css';

export type TermName = keyof typeof site.terms;

/**
 * An abbreviation with a tooltip: on press, and with scripts on hover and focus (app/page-script/tooltips.ts). Used
 * in running text.
 */
export function Term({ term }: { term: TermName }) {
  const { name, text } = site.terms[term];
  const id = useId();
  return (
    <span className="term">
      <button className="term__name" type="button" popoverTarget={id} aria-describedby={id}>
        {name}
      </button>
      <span className="tooltip" role="tooltip" popover="auto" id={id}>
        {/* Not shown: separates the two for text browsers and whoever copies. */} {text}
      </span>
    </span>
  );
}
