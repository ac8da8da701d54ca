import { site } from '#app/content/site.ts';
import { Term, type TermName } from './term.tsx';
import './unbroken.css';

type Props = { text: string };

const names = Object.entries(site.terms).map(([key, { name }]) => [name, key] as const);
const pattern = new RegExp(`\\b(${names.map(([name]) => name).join('|')})\\b`);

function isTermName(name: string | undefined): name is TermName {
  return name !== undefined && name in site.terms;
}

/** A sentence in which the first abbreviation of `site.terms` (TAT, FMS, MIS, OKR, ERP) explains itself. */
export function TextWithTerms({ text }: Props) {
  const [before = '', abbreviation, ...rest] = text.split(pattern);
  const term = names.find(([name]) => name === abbreviation)?.[1];
  if (!isTermName(term)) return text;
  const after = rest.join('');
  // A line may break beside a button; keep its brackets with it.
  if (!before.endsWith('(') || !after.startsWith(')')) {
    return (
      <>
        {before}
        <Term term={term} />
        {after}
      </>
    );
  }
  return (
    <>
      {before.slice(0, -1)}
      <span className="unbroken">
        (<Term term={term} />)
      </span>
      {after.slice(1)}
    </>
  );
}
