import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandBoundary } from './island-boundary.tsx';
import type { IslandName, IslandProps } from './registry.ts';

type Props<Name extends IslandName> = {
  name: Name;
  /** The same component that the registry loads in the browser. */
  component: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name>;
  /** Unique on the page; starts every id that the component makes with `useId`. */
  id: string;
  /**
   * `visible` (default) hydrates when the island comes near the viewport or is touched; `interaction` only when touched.
   */
  hydrate?: 'visible' | 'interaction';
  /** Storage keys: if the browser holds any of them, the island hydrates as soon as the page has loaded. */
  hydrateIfStored?: readonly string[];
  /**
   * Where its state stands in a shared address: names in the query, or `#` for a fragment. With any of them the island
   * hydrates as soon as the page has loaded.
   */
  address?: readonly string[];
  className?: string;
};

/**
 * Renders a component to complete HTML, which the browser entry hydrates later, if ever.
 * Source of the pattern and its cost: docs/decisions/001-html-first-islands.md.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  id,
  hydrate = 'visible',
  hydrateIfStored,
  address,
  className,
}: Props<Name>) {
  // Route modules are compiled for the browser as well, though never loaded there: keep react-dom/server out.
  const html = import.meta.env.SSR
    ? renderToString(
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>,
        { identifierPrefix: id },
      )
    : '';
  return (
    <div
      className={className}
      data-island={name}
      data-id={id}
      data-hydrate={hydrate}
      data-hydrate-if-stored={hydrateIfStored?.join(' ')}
      data-address={address?.join(' ')}
      data-props={JSON.stringify(props)}
      // The markup was rendered by React, from escaped values, one line above.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see the line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
