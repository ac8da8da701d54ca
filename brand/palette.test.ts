import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import {
  paletteFile,
  readThemeColor,
  themeFile,
  writePalette,
} from '#root/scripts/theme-colors.ts';

const theme = readFileSync(themeFile, 'utf8');

test('the palette has the colors of the theme', () => {
  expect(readFileSync(paletteFile, 'utf8')).toBe(writePalette(theme));
});

const onBackground = ['ink', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const;

test.each(['light', 'dark'] as const)(
  'every text color of the %s theme reads on the background',
  (scheme) => {
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
