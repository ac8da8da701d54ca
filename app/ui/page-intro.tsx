import type { ComponentProps } from 'react';
import { PageTop } from './page-top.tsx';
import { TextWithTerms } from './text-with-terms.tsx';

type Props = ComponentProps<typeof PageTop> & { title: string; lead: string };

/** The head of a sub-page: breadcrumb, heading, and at column 7 what the page is about. */
export function PageIntro({ title, lead, ...top }: Props) {
  return (
    <div className="wrap">
      <PageTop {...top} />
      <div className="page-head halves">
        <h1>{title}</h1>
        <p className="lead">
          <TextWithTerms text={lead} />
        </p>
      </div>
    </div>
  );
}
