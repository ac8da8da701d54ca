import { useId } from 'react';
import { site } from './copy.ts';
import './tooltips.css';

const terms = Object.values(site.terms);
/** What stands before the first abbreviation, its word with the marks around it, and what follows. */
const pattern = new RegExp(
  `^(.*?)(\\S*)\\b(${terms.map(({ name }) => name).join('|')})\\b(\\S*)(.*)$`,
  's',
);

/** A sentence in which the first abbreviation of `site.terms` (TAT, FMS, MIS, OKR, ERP) explains itself. */
export function TextWithTerms({ text }: { text: string }) {
  const [, before, opening, found, closing, after] = pattern.exec(text) ?? [];
  const term = terms.find(({ name }) => name === found);
  if (!term) return text;
  return (
    <>
      {before}
      {/* A line may break beside a button; keep its brackets with it. */}
      <span className="unbroken">
        {opening}
        <Term {...term} />
        {closing}
      </span>
      {after}
    </>
  );
}

/**
 * An abbreviation with a tooltip: on press, and with scripts on hover and focus (app/page-script/tooltips.ts). Used
 * in running text.
 */
function Term({ name, text }: (typeof terms)[number]) {
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
