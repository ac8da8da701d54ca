import { site } from '#app/content/site.ts';
import type { Breadcrumbs, Link } from '#app/content/types.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import './page-top.css';

type Props = {
  breadcrumbs: Breadcrumbs;
  /** Marks a page that previews a feature to come; leads to what works already. */
  today?: Link;
};

/** The first line of a sub-page: breadcrumb, and on a roadmap page that nothing is released yet, and what works today. */
export function PageTop({ breadcrumbs, today }: Props) {
  return (
    <div className="page-top row row--apart">
      <Breadcrumb trail={breadcrumbs} />
      {today && (
        <p className="planned meta">
          {site.roadmapStatus.planned} {site.roadmapStatus.today}{' '}
          <a href={today.href}>{today.label}</a>
        </p>
      )}
    </div>
  );
}
