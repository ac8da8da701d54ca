import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { setAccent } from './accent.ts';
import { readThemeColor, themeFile } from './theme-colors.ts';

const theme = readFileSync(themeFile, 'utf8');

test('any accent keeps its text readable in both schemes', () => {
  for (const color of ['#0b7a53', '#ff0', '#7c3aed', '#c00000', '#222222', '#e6f0ff']) {
    const changed = setAccent(theme, color);
    for (const scheme of ['light', 'dark'] as const) {
      const read = (token: string) => readThemeColor(changed, token, scheme);
      expect(wcagContrast(read('accent'), read('accent-ink')), color).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(read('accent'), read('bg')), color).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a color that can be read is kept as given, again and again', () => {
  for (const color of ['#b4235a', '#0b7a53', '#7c3aed']) {
    const twice = setAccent(setAccent(theme, '#ffee00'), color);
    expect(readThemeColor(twice, 'accent', 'light')).toBe(color);
  }
});
