import { site } from '#app/content/site.ts';
import type { Breadcrumbs } from '#app/content/types.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import './page-top.css';

type Props = {
  breadcrumbs: Breadcrumbs;
  /** Says that the page previews a feature to come. */
  roadmap?: boolean;
};

/** The first line of a sub-page: where it stands and, on a roadmap page, that nothing of it is released yet. */
export function PageTop({ breadcrumbs, roadmap = false }: Props) {
  return (
    <div className="page-top">
      <Breadcrumb trail={breadcrumbs} />
      {roadmap && <p className="page-top__status">{site.roadmapStatus}</p>}
    </div>
  );
}
