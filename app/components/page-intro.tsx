import type { Breadcrumbs } from '#app/content/types.ts';
import { PageTop } from './page-top.tsx';
import { TextWithTerms } from './text-with-terms.tsx';
import './page-intro.css';

type Props = { breadcrumbs: Breadcrumbs; title: string; promise: string };

/** The head of a text page: breadcrumb, heading on the left, one-line promise on the right. */
export function PageIntro({ breadcrumbs, title, promise }: Props) {
  return (
    <div className="wrap">
      <PageTop breadcrumbs={breadcrumbs} />
      <div className="page-intro__head grid">
        <h1>{title}</h1>
        <p className="page-lead">
          <TextWithTerms text={promise} />
        </p>
      </div>
    </div>
  );
}
