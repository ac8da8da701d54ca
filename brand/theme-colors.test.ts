import { readFile } from 'node:fs/promises';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { readThemeColor } from './theme-colors.ts';

test('a token is read in both schemes, and as the build minifies it', () => {
  const theme =
    '/* --ink: */:root{--ink:light-dark(oklch(62.8% .2577 29.23),oklch(1 0 0));--fill: oklch(0.45201 0.31321 264.052);}';
  expect(readThemeColor(theme, 'ink')).toBe('#ff0000');
  expect(readThemeColor(theme, 'ink', 'dark')).toBe('#ffffff');
  expect(readThemeColor(theme, 'fill', 'dark')).toBe('#0000ff');
});

test('a token that the theme lacks, or that is no color, is named', () => {
  expect(() => readThemeColor(':root{}', 'ink')).toThrow('--ink');
  expect(() => readThemeColor(':root{--ink: inky}', 'ink')).toThrow('--ink: inky');
  expect(() => readThemeColor(':root{--ink: light-dark(#fff)}', 'ink')).toThrow('--ink');
});

const onBackground = ['ink', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const;

test.each(['light', 'dark'] as const)(
  'every text color of the %s theme reads on the background',
  async (scheme) => {
    const theme = await readFile(new URL('../app/styles/theme.css', import.meta.url), 'utf8');
    const read = (token: string) => readThemeColor(theme, token, scheme);
    for (const token of onBackground) {
      expect(wcagContrast(read(token), read('bg')), token).toBeGreaterThanOrEqual(4.5);
    }
    expect(wcagContrast(read('accent-ink'), read('accent')), 'accent-ink').toBeGreaterThanOrEqual(
      4.5,
    );
    expect(wcagContrast(read('line-strong'), read('bg')), 'line-strong').toBeGreaterThanOrEqual(3);
  },
);
