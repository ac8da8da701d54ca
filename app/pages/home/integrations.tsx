import { RichText } from '#app/ui/rich-text.tsx';
import { home } from './copy.ts';
import { PartnerLogo } from './partner-logo.tsx';
import './integrations.css';

const { integrations } = home;

/** The systems that the platform integrates with on request: a tile each, on either side of a line. */
export function Integrations() {
  return (
    <section className="section" id={integrations.id}>
      <div className="integrations wrap grid reveal">
        <div className="integrations__words aside">
          <h2 className="strip-title">{integrations.title}</h2>
          <p>
            <RichText text={integrations.custom} />
          </p>
          <p className="meta">{integrations.nonAffiliation}</p>
        </div>
        <ul className="tiles main">
          {integrations.tiles.map(({ id, name, text, logo }) => (
            <li key={id}>
              <PartnerLogo logo={logo} />
              <h3>{name}</h3> <p className="meta">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
