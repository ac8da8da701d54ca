/**
 * Colors of `app/styles/theme.css` as plain values, for what cannot read a style sheet: mails, icons, the shared card,
 * the browser's own bars. `npm run rebrand` writes them, and a test compares them with the theme.
 */
export const palette = {
  light: {
    bg: '#f3f8f6',
    surface: '#fcfefd',
    ink: '#11202a',
    muted: '#46555e',
    line: '#d2dbda',
    accent: '#174cb4',
    accentInk: '#fafcff',
    accentSoft: '#dfeafe',
  },
  dark: {
    bg: '#0c161d',
    surface: '#131f27',
    ink: '#edf2f1',
    muted: '#afbcbe',
    line: '#2c3941',
    accent: '#81b5fb',
    accentInk: '#081425',
    accentSoft: '#182f56',
  },
};

export type Scheme = keyof typeof palette;
