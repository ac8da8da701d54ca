import { Fragment } from 'react';
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
        <dl>
          {about.industries.map(({ name, steps }) => (
            <div key={name}>
              <dt>{name}</dt>{' '}
              <dd>
                {steps.map((step, index) => (
                  <Fragment key={step}>
                    {index > 0 && <i />} {step}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
