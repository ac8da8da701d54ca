import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readThemeColour } from './theme-colours.ts';

test('a token is read in both schemes, and as the build minifies it', () => {
  const theme =
    '/* --ink: */:root{--ink:light-dark(oklch(62.8% .2577 29.23),oklch(1 0 0));--fill: oklch(0.45201 0.31321 264.052);}';
  expect(readThemeColour(theme, 'ink')).toBe('#ff0000');
  expect(readThemeColour(theme, 'ink', 'dark')).toBe('#ffffff');
  expect(readThemeColour(theme, 'fill', 'dark')).toBe('#0000ff');
});

test('a token that the theme lacks is named', () => {
  expect(() => readThemeColour(':root{}', 'ink')).toThrow('--ink');
});

/** Relative luminance contrast as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const onBackground = ['ink', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const;

test.each(['light', 'dark'] as const)(
  'every text colour of the %s theme reads on the background',
  async (scheme) => {
    const theme = await readFile(new URL('./theme.css', import.meta.url), 'utf8');
    const read = (token: string) => readThemeColour(theme, token, scheme);
    for (const token of onBackground) {
      expect(contrast(read(token), read('bg')), token).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(read('accent-ink'), read('accent')), 'accent-ink').toBeGreaterThanOrEqual(4.5);
    expect(contrast(read('line-strong'), read('bg')), 'line-strong').toBeGreaterThanOrEqual(3);
  },
);
