import type { Policy as Copy } from './copy-types.ts';
import { PageIntro } from './page-intro.tsx';
import { RichText } from './rich-text.tsx';
import { Unbroken } from './unbroken.tsx';
import './policy.css';

/** Terms and privacy: numbered sections at reading width, a list of them that stays in view, and a date. */
export function Policy({ copy }: { copy: Copy }) {
  return (
    <article className="policy">
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} lead={copy.lead} />
      <div className="policy__body wrap grid">
        <nav className="policy__contents half" aria-label={copy.contentsLabel}>
          <h2 className="small-heading">{copy.contentsLabel}</h2>
          <ol className="small">
            {copy.sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}.</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy__text half prose">
          <p className="policy__date meta">
            <time dateTime={copy.updated.iso}>{copy.updated.label}</time>
          </p>
          {copy.sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="heading">
                <span>{index + 1}.</span> {title}
              </h2>
              {body.map((part) =>
                'points' in part ? (
                  <ul key={part.points[0]}>
                    {part.points.map((point) => (
                      <li key={point}>
                        <Unbroken text={point} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p key={JSON.stringify(part)}>
                    <RichText text={part} />
                  </p>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
