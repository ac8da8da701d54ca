import { site } from './copy.ts';
import type { Breadcrumbs, Link } from './copy-types.ts';
import './page-top.css';

type Props = {
  /** The page's ancestors, then its own name. */
  breadcrumbs: Breadcrumbs;
  /** Marks a page that previews a feature to come; leads to what works already. */
  today?: Link;
};

/** The first line of a sub-page: breadcrumb, and on a roadmap page that nothing is released yet, and what works today. */
export function PageTop({ breadcrumbs, today }: Props) {
  return (
    <div className="row row--apart">
      <nav aria-label={site.breadcrumbLabel}>
        <ol className="breadcrumb row meta">
          {breadcrumbs.map((step) => (
            <li key={step.label}>
              {'href' in step ? (
                <a className="target" href={step.href}>
                  {step.label}
                </a>
              ) : (
                <span aria-current="page">{step.label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {today && (
        <div className="planned meta">
          {site.roadmapStatus.planned} {site.roadmapStatus.today}{' '}
          <a href={today.href}>{today.label}</a>
        </div>
      )}
    </div>
  );
}
