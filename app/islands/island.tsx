import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './registry.ts';

type Props<ComponentProps> = {
  name: IslandName;
  /** The same component that the registry loads in the browser. */
  component: ComponentType<ComponentProps>;
  props: ComponentProps;
  /** Unique on the page; prefix of every id made with `useId`. */
  id: string;
  /**
   * Names under which the browser may hold its state: in storage, in the history entry, in the query, or `#` for a
   * fragment. If any is there the island hydrates as soon as the page has loaded.
   */
  hydrateIf?: readonly string[];
  className?: string;
};

/**
 * Renders a component to complete HTML, which the browser entry hydrates later, if ever. Pattern and cost:
 * docs/decisions/001-html-first-islands.md.
 */
export function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
  id,
  hydrateIf,
  className,
}: Props<ComponentProps>) {
  // Route modules are compiled for the browser as well, though never loaded there: keep react-dom/server out.
  const html = import.meta.env.SSR
    ? renderToString(<Component {...props} />, { identifierPrefix: id })
    : '';
  return (
    <div
      className={className}
      data-island={name}
      data-id={id}
      data-hydrate-if={hydrateIf?.join(' ')}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this markup and escaped its values
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
