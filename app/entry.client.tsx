import type { ComponentType } from 'react';
import { type IslandName, islands } from './islands/registry.ts';

const started = new WeakMap<HTMLElement, Promise<void>>();

function isIslandName(name = ''): name is IslandName {
  return name in islands;
}

async function start(element: HTMLElement): Promise<void> {
  const { island, id = '', props = '{}' } = element.dataset;
  if (!isIslandName(island)) throw new Error(`There is no island named ${island}`);
  // Requested in parallel: one after the other would cost two more round trips.
  const [{ mount }, component] = await Promise.all([
    import('./islands/mount.tsx'),
    islands[island](),
  ]);
  if ('posted' in element.dataset) throw new Error('The browser posts this form');
  // The server wrote these props for this component, typed by the registry.
  await mount(element, component as ComponentType, JSON.parse(props), id);
  element.dataset.hydrated = '';
}

/**
 * Hydrates one island; resolves when its event handlers are attached. Repeated calls share one hydration, until it
 * fails: a file that could not be loaded is asked for again.
 */
export function hydrate(element: HTMLElement): Promise<void> {
  const running = started.get(element) ?? start(element);
  started.set(element, running);
  running.catch(() => started.delete(element));
  return running;
}
