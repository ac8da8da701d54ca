import { IntegrationLogo } from '#app/components/integration-logo.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { home } from '#app/content/home.ts';
import './integrations.css';

const { integrations } = home;

/** The systems that the platform integrates with, a tile each. */
export function Integrations() {
  return (
    <section className="integrations section" id={integrations.id}>
      <div className="wrap grid reveal">
        <div className="integrations__text">
          <h2>{integrations.title}</h2>
          <p className="lead">
            <RichText text={integrations.custom} />
          </p>
        </div>
        <ul className="integrations__tiles">
          {integrations.tiles.map(({ id, name, text, logo }) => (
            <li key={id}>
              <IntegrationLogo id={id} logo={logo} />
              <h3>{name}</h3> <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="meta integrations__notice">{integrations.nonAffiliation}</p>
      </div>
    </section>
  );
}
