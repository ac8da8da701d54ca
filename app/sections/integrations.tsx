import { IntegrationLogo } from '#app/components/integration-logo.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { home } from '#app/content/home.ts';
import './integrations.css';

const { integrations } = home;

type Direction = (typeof integrations.tiles)[number]['direction'];

const directions = ['reads', 'writes', 'notifies'] as const satisfies readonly Direction[];

/** The systems around the line, by what passes between: read from them, written to them, or told. */
export function Integrations() {
  return (
    <section className="integrations section" id={integrations.id}>
      <div className="wrap grid reveal">
        <div className="integrations__text">
          <h2>{integrations.title}</h2>
          <p className="lead">{integrations.lead}</p>
          <p>
            <RichText text={integrations.custom} />
          </p>
          <p className="meta">{integrations.nonAffiliation}</p>
        </div>
        <div className="integrations__directions">
          {directions.map((direction) => {
            const { name, text } = integrations.directions[direction];
            return (
              <section key={direction}>
                <h3>{name}</h3>
                <p className="meta">{text}</p>
                <Passage direction={direction} />
                <ul>
                  {integrations.tiles
                    .filter((tile) => tile.direction === direction)
                    .map((tile) => (
                      <li key={tile.id}>
                        <IntegrationLogo id={tile.id} logo={tile.logo} />
                        <h4>{tile.name}</h4>
                        {'kind' in tile && <p className="meta">{tile.kind}</p>}
                        <p>{tile.text}</p>
                      </li>
                    ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </section>
  );
}

const tool = 'M2 2h20v20H2z';
const node = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20M12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3';

/** From the tool (a square) to the line (a stop), or back; dashed where only a word passes. */
function Passage({ direction }: { direction: Direction }) {
  const [from, to] = direction === 'reads' ? [tool, node] : [node, tool];
  return (
    <svg className="passage" viewBox="0 0 232 24" width="232" aria-hidden="true">
      <path d={from} />
      <path className={direction === 'notifies' ? 'passage__word' : undefined} d="M30 12h166" />
      <path d="M187 4l11 8-11 8" />
      <path d={to} transform="translate(208)" />
    </svg>
  );
}
