import { home } from './copy.ts';
import './about.css';

const { about } = home;

/** What the product is, and for whom. */
export function About() {
  return (
    <section className="section" id={about.id}>
      <div className="about wrap halves reveal">
        <div>
          <h2>{about.title}</h2>
          <p>{about.text}</p>
        </div>
        <dl className="rows">
          {about.industries.map(({ name, steps: [first, between, last] }) => (
            <div key={name}>
              <dt>{name}</dt>{' '}
              <dd>
                {first}{' '}
                <i>
                  <span>{between}</span>
                </i>{' '}
                {last}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
