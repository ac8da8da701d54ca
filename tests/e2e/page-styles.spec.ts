import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Classes selected by rules, without comments and urls. */
function classesIn(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  return new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}

const styled = classesIn(
  globSync('app/**/*.css', { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n'),
);

for (const file of globSync('build/client/**/*.html', { cwd: root })) {
  test(`${file} has styles for every class that it uses`, () => {
    const html = readFileSync(`${root}/${file}`, 'utf8');
    const inline = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css);
    const present = classesIn(inline.join('\n'));
    const used = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names);
    const missing = used
      .flatMap((names) => names.split(/\s+/))
      .filter((name) => styled.has(name) && !present.has(name));
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(missing)]).toEqual([]);
  });
}
