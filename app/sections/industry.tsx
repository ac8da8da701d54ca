import { home } from '#app/content/home.ts';
import { CapabilityFigure } from '#app/figures/capabilities.tsx';
import './industry.css';

const { industry } = home;

/** What Industry 4.0 asks for, and the five capabilities that answer it, each with a small figure. */
export function Industry() {
  return (
    <section className="section" id={industry.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>{industry.title}</h2>
          <p>{industry.concept}</p>
        </div>
        <ul className="columns industry__capabilities">
          {industry.capabilities.map((capability) => (
            <li key={capability.id}>
              <CapabilityFigure id={capability.id} />
              <div>
                <h3>{capability.name}</h3>{' '}
                <p>
                  {capability.text}{' '}
                  {'planned' in capability && <span className="planned">{industry.planned}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
