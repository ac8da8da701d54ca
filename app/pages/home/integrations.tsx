import { IntegrationLogo } from '#app/ui/integration-logo.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { home } from './copy.ts';
import './integrations.css';

const { integrations } = home;

/** The systems that the platform integrates with on request, a tile each. */
export function Integrations() {
  return (
    <section className="half reveal" id={integrations.id}>
      <h2 className="strip-title">{integrations.title}</h2>
      <p className="muted prose">
        <RichText text={integrations.custom} />
      </p>
      <ul className="tiles">
        {integrations.tiles.map(({ id, name, text, logo }) => (
          <li key={id}>
            <IntegrationLogo logo={logo} />
            <h3>{name}</h3> <p className="meta">{text}</p>
          </li>
        ))}
      </ul>
      <p className="meta">{integrations.nonAffiliation}</p>
    </section>
  );
}
