import type { Breadcrumbs, Link } from '#app/content/types.ts';
import { PageTop } from './page-top.tsx';
import { TextWithTerms } from './text-with-terms.tsx';

type Props = {
  breadcrumbs: Breadcrumbs;
  title: string;
  promise: string;
  /** Marks a page that previews a feature to come; leads to what works already. */
  today?: Link;
};

/** The head of a sub-page: breadcrumb, heading, and at column 7 what the page is about. */
export function PageIntro({ breadcrumbs, title, promise, today }: Props) {
  return (
    <div className="wrap">
      <PageTop breadcrumbs={breadcrumbs} today={today} />
      <div className="page-head halves">
        <h1>{title}</h1>
        <p className="page-lead">
          <TextWithTerms text={promise} />
        </p>
      </div>
    </div>
  );
}
