import { RichText } from '#app/components/rich-text.tsx';
import { home } from '#app/content/home.ts';
import { termsConditions } from '#app/content/terms-conditions.ts';
import './pledges.css';

const { pledges } = home;

/** What a buyer asks before signing, answered from the terms; each answer leads to its section there. */
export function Pledges() {
  return (
    <section className="pledges section" id={pledges.id}>
      <div className="wrap grid reveal">
        <div className="pledges__text">
          <h2>{pledges.title}</h2>
          <p>
            <RichText text={pledges.source} />
          </p>
        </div>
        <dl>
          {pledges.entries.map(({ section, name, text }) => (
            <div key={section}>
              <dt>
                <a href={`${termsConditions.meta.path}#${section}`}>{name}</a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
