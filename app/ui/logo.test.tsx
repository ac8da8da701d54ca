import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { Logo } from './logo.tsx';

test('the logo links home with mark and name side by side, stacked, or with a visually hidden name', () => {
  for (const variant of ['horizontal', 'stacked', 'icon'] as const) {
    const html = renderToStaticMarkup(<Logo variant={variant} />);
    expect(html).toContain(`<a class="logo target" data-variant="${variant}" href="/"><svg`);
    expect(html).toContain(renderToStaticMarkup(brand.name));
    expect(html.includes('visually-hidden')).toBe(variant === 'icon');
  }
});

test('icon-only is the mark alone, without link or name', () => {
  const html = renderToStaticMarkup(<Logo variant="icon-only" />);
  expect(html).toMatch(/^<svg.*<\/svg>$/);
  expect(html).not.toContain(renderToStaticMarkup(brand.name));
});
