/**
 * Logos are told apart by how they begin: `M1 1h24…` is an SVG path that the site draws, `/logos/acme.svg` a file in
 * `public/`, `https://…` a picture of another host.
 */
export function isDrawn(logo: string): boolean {
  return /^m\s*[-+.\d]/i.test(logo);
}
