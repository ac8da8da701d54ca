import type { ReactNode } from 'react';
import { site } from '#app/content/site.ts';
import type { Breadcrumbs } from '#app/content/types.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import './page-top.css';

type Props = {
  breadcrumbs: Breadcrumbs;
  /** Marks a page that previews a feature to come. */
  roadmap?: boolean;
  /** What else stands in the line. */
  children?: ReactNode;
};

/** The first line of a sub-page: breadcrumb, and on a roadmap page the note that nothing is released yet. */
export function PageTop({ breadcrumbs, roadmap = false, children }: Props) {
  return (
    <div className="page-top">
      <Breadcrumb trail={breadcrumbs} />
      {roadmap && <p className="page-top__status">{site.roadmapStatus}</p>}
      {children}
    </div>
  );
}
