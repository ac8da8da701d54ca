import { home } from '#app/content/home.ts';
import './about.css';

const { about } = home;

/** What the product is, and for whom. */
export function About() {
  return (
    <section className="about" id={about.id}>
      <div className="wrap grid reveal">
        <h2>{about.title}</h2>
        <p className="lead">{about.text}</p>
        <ul className="about__industries">
          {about.industries.map(({ name, flow }) => (
            <li key={name}>
              <b>{name}</b> <span>{flow}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
