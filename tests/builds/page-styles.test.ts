import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Classes selected by rules, without comments and urls. */
function classesIn(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  return new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}

test('what React Router compiles for the browser, and no page leads to, is not published', () => {
  const scripts = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.filter((code) => code.includes('renderToString'))).toEqual([]);
});

test('no script has a name that ad blockers stop', () => {
  const names = globSync('build/client/assets/*.js').map((file) =>
    file.slice('build/client/assets/'.length, -'-12345678.js'.length),
  );
  expect(names).toContain('demo-form');
  const stopped = /analytic|track|metric|beacon|pixel|advert|mail/i;
  expect(names.filter((name) => stopped.test(name))).toEqual([]);
});

test('every built page has styles for every class that it uses', () => {
  const sources = globSync('app/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const styled = classesIn(sources.join('\n'));
  const files = globSync('build/client/**/*.html');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const inline = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css);
    const present = classesIn(inline.join('\n'));
    const used = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names);
    const missing = used
      .flatMap((names) => names.split(/\s+/))
      .filter((name) => styled.has(name) && !present.has(name));
    expect(used.length, file).toBeGreaterThan(0);
    expect([...new Set(missing)], file).toEqual([]);
  }
});
