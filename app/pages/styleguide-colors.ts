import theme from '#app/styles/theme.css?raw';

const names = [
  ...new Set(
    Array.from(
      theme.matchAll(/--([a-z0-9-]+):\s*(?:light-dark|oklch)\(/g),
      ([, name = '']) => name,
    ),
  ),
];

/** The theme's colors as the style sheet names them, each with a class that paints it. */
export const colorSwatches = {
  names,
  css: names.map((name) => `.swatch-${name}{border-top-color:var(--${name})}`).join(''),
};
