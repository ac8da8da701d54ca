import { site } from './copy.ts';
import { Term, type TermName } from './term.tsx';

const names = Object.values(site.terms).map(({ name }) => name);
/** What stands before the first abbreviation, its word with the marks around it, and what follows. */
const pattern = new RegExp(`^(.*?)(\\S*)\\b(${names.join('|')})\\b(\\S*)(.*)$`, 's');

function isTermName(name: string): name is TermName {
  return name in site.terms;
}

/** A sentence in which the first abbreviation of `site.terms` (TAT, FMS, MIS, OKR, ERP) explains itself. */
export function TextWithTerms({ text }: { text: string }) {
  const [, before, opening, name = '', closing, after] = pattern.exec(text) ?? [];
  const term = name.toLowerCase();
  if (!isTermName(term)) return text;
  return (
    <>
      {before}
      {/* A line may break beside a button; keep its brackets with it. */}
      <span className="unbroken">
        {opening}
        <Term term={term} />
        {closing}
      </span>
      {after}
    </>
  );
}
