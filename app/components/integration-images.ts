import type { TileLogo } from '#app/content/home/integrations.ts';
import { home } from '#app/content/home.ts';

/**
 * The origins that the integration tiles load pictures from: none, unless a tile's `logo.src` is set. The content
 * security policy allows exactly these.
 */
export function integrationImageOrigins(
  tiles: readonly { readonly logo: TileLogo }[] = home.integrations.tiles,
): string[] {
  const origins = tiles.flatMap(({ logo }) =>
    logo.src === null ? [] : [new URL(logo.src).origin],
  );
  return [...new Set(origins)];
}
