import { useId } from 'react';
import { TermTip } from '#app/components/tooltips/term-tip.tsx';
import { site } from '#app/content/site.ts';
import { Island } from '#app/islands/island.tsx';
import './tooltips/tooltips.css';

export type TermName = keyof typeof site.terms;

type Props = { term: TermName };

/**
 * An abbreviation that explains itself on hover, on focus and at a tap; at a press without JavaScript as well.
 * Stands in running text. An island, so never inside another island: there, use `TermTip` with the words as props.
 */
export function Term({ term }: Props) {
  const { name, text } = site.terms[term];
  return (
    <Island
      inline
      id={useId()}
      name="term"
      component={TermTip}
      props={{ name, text }}
      on="hover"
      className="term"
    />
  );
}
