import type { ReactNode } from 'react';
import { site } from '#app/content/site.ts';
import type { Breadcrumbs } from '#app/content/types.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { TextWithTerms } from './text-with-terms.tsx';
import '#app/styles/sub-page.css';

type Props = {
  breadcrumbs: Breadcrumbs;
  title: string;
  promise: ReactNode;
  /** Marks a page that previews a feature to come. */
  roadmap?: boolean;
  /** Below the promise: a first action. */
  children?: ReactNode;
};

/** How every sub-page opens: breadcrumb, heading on the left, one-line promise on the right. */
export function PageIntro({ breadcrumbs, title, promise, roadmap = false, children }: Props) {
  return (
    <div className="page-intro wrap">
      <div className="page-intro__top">
        <Breadcrumb trail={breadcrumbs} />
        {roadmap && <p className="page-intro__status">{site.roadmapStatus}</p>}
      </div>
      <div className="page-intro__head grid">
        <h1>{title}</h1>
        <p>{typeof promise === 'string' ? <TextWithTerms text={promise} /> : promise}</p>
        {children && <div className="page-intro__action">{children}</div>}
      </div>
    </div>
  );
}
