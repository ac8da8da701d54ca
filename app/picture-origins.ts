import { home } from '#app/pages/home/copy.ts';
import { brand, type Proof } from '#brand/brand.ts';

type Sources = {
  tiles?: readonly { readonly logo: string }[];
  proof?: Proof;
};

/**
 * The other origins that pages load pictures from: those of integration tiles and of the brand's proof. The content
 * security policy allows exactly these, and the privacy policy names their hosts.
 */
export function pictureOrigins({
  tiles = home.integrations.tiles,
  proof: { customers = [], contact } = brand.proof,
}: Sources = {}): readonly string[] {
  const pictures = [
    ...tiles.map(({ logo }) => logo),
    ...customers.flatMap(({ logo, picture }) => [logo, picture]),
    contact?.picture,
  ];
  const external = pictures.filter((picture) => picture?.startsWith('https://') ?? false);
  return [...new Set(external.flatMap((picture) => (picture ? new URL(picture).origin : [])))];
}
