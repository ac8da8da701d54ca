import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './islands/island-boundary.tsx';
import { type IslandName, islands } from './islands/registry.ts';

const started = new WeakMap<HTMLElement, Promise<void>>();

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && name in islands;
}

async function start(element: HTMLElement): Promise<void> {
  const { island, id = '', props = '{}' } = element.dataset;
  if (!isIslandName(island)) throw new Error(`There is no island named ${island}`);
  const component = await islands[island]();
  // The server wrote these props for this component, typed by the registry.
  const Component = component as React.ComponentType;
  const values: object = JSON.parse(props);
  await new Promise<void>((onReady) => {
    hydrateRoot(
      element,
      <IslandBoundary onReady={onReady}>
        <Component {...values} />
      </IslandBoundary>,
      { identifierPrefix: id },
    );
  });
  element.dataset.live = '';
}

/** Brings one island to life; resolves when its event handlers are attached. Repeated calls share one hydration. */
export function hydrate(element: HTMLElement): Promise<void> {
  const running = started.get(element) ?? start(element);
  started.set(element, running);
  return running;
}
