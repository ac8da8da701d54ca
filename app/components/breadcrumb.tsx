import { site } from '#app/content/site.ts';
import type { Breadcrumbs } from '#app/content/types.ts';
import { breadcrumbList } from '#app/seo/structured-data.ts';
import { JsonLd } from './json-ld.tsx';
import './breadcrumb.css';

type Props = { trail: Breadcrumbs };

/** The page's ancestors as links, then its own name; and the same as structured data. */
export function Breadcrumb({ trail }: Props) {
  return (
    <nav aria-label={site.breadcrumbLabel}>
      <ol className="breadcrumb row">
        {trail.map((step) => (
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
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
