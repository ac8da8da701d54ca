import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

type Import = { from: string; to: string };

function sourcesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts|\.d\.ts/.test(name))
    .map((name) => join(path, name));
}

const sources = ['app', 'brand', 'mail', 'request', 'scripts', 'server', 'server.ts']
  .flatMap(sourcesIn)
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** Every import between the project's own files, type imports and dynamic ones included; paths from the root. */
function findImports(): Import[] {
  return sources.flatMap(({ file: from, code }) => {
    const named = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([#.][^'?]*)[^']*'/g);
    return Array.from(named, ([, name = '']) => {
      if (name.startsWith('#root/')) return name.slice('#root/'.length);
      return name.startsWith('#')
        ? name.slice(1)
        : relative(root, resolve(root, dirname(from), name));
    })
      .filter((to) => !to.includes('+types') && /\.(?:tsx?|css)$/.test(to))
      .map((to) => ({ from, to }));
  });
}

const imports = findImports();

/** What files below one path import from below another, but for what is allowed; empty when the rule holds. */
function broken(from: string, to: string, allowed: readonly string[] = []): string[] {
  return imports
    .filter((each) => each.from.startsWith(from) && each.to.startsWith(to))
    .filter((each) => !allowed.some((path) => each.to.startsWith(path)))
    .map((each) => `${each.from} imports ${each.to}`);
}

test('the demo request and the brand import nothing of the other rooms', () => {
  const rooms = ['app/', 'mail/', 'server', 'scripts/'];
  for (const other of [...rooms, 'brand/']) expect(broken('request/', other)).toEqual([]);
  for (const other of [...rooms, 'request/']) expect(broken('brand/', other)).toEqual([]);
});

test('the mail service imports the demo request and the brand, and no other room', () => {
  for (const other of ['app/', 'server', 'scripts/']) expect(broken('mail/', other)).toEqual([]);
});

test('nothing but tests imports what tests share', () => {
  expect(broken('', 'tests/')).toEqual([]);
});

test('the server has HTTP helpers of its own', () => {
  expect(broken('server', 'mail/api/')).toEqual([]);
});

test('app/ imports nothing of the mail service, the server or the build', () => {
  for (const other of ['mail/', 'server', 'scripts/']) expect(broken('app/', other)).toEqual([]);
});

test('no shared folder of the site imports a page, but for the list of islands', () => {
  const shared = broken('app/', 'app/pages/').filter(
    (line) => /^app\/(?!pages\/)[^/ ]+\//.test(line) && !line.startsWith('app/islands/registry.ts'),
  );
  expect(shared).toEqual([]);
});

test('a page imports nothing of another page', () => {
  const across = imports.filter(({ from, to }) => {
    const [, page] = /^app\/pages\/([^/]+)\//.exec(from) ?? [];
    return page && to.startsWith('app/pages/') && !to.startsWith(`app/pages/${page}/`);
  });
  expect(across).toEqual([]);
});

/** The imports that lie on a circle: from the file imported, the importing one is reached again. */
function onCircles(all: readonly Import[]): string[] {
  const byFile = Map.groupBy(all, ({ from }) => from);
  function reaches(start: string, end: string): boolean {
    const seen = new Set([start]);
    for (const file of seen) for (const { to } of byFile.get(file) ?? []) seen.add(to);
    return seen.has(end);
  }
  return all.filter(({ from, to }) => reaches(to, from)).map(({ from, to }) => `${from} -> ${to}`);
}

test('there are no import cycles, type imports included', () => {
  expect(onCircles(imports)).toEqual([]);
});

/** What React Router looks for in any route module. */
const routeExports = ['meta', 'links', 'loader', 'action', 'headers'];

test('no name is exported twice, but as a type and as what shows it', () => {
  const exported = sources.flatMap(({ file, code }) =>
    Array.from(
      code.matchAll(/^export (?:async )?(?:(type)|const|function|class) (\w+)/gm),
      ([, type = 'value', name = '']) => ({ name, key: `${type} ${name}`, file }),
    ).filter(({ name }) => !routeExports.includes(name)),
  );
  const twice = [...Map.groupBy(exported, ({ key }) => key)].filter(([, all]) => all.length > 1);
  expect(twice.map(([key, all]) => `${key}: ${all.map(({ file }) => file)}`)).toEqual([]);
});

test.each([
  [
    'makes a size container: Chromium leaves one in twenty blank on a phone',
    /\bcontainer(?:-type)?\s*:/,
  ],
  [
    'gives an underline its thickness in the shorthand, which Safari drops',
    /text-decoration:[^;]*\d[^;]*;/,
  ],
  [
    'repeats a gradient without a color space: in oklab, Firefox leaves out its dashes',
    /repeating-\w+-gradient\((?!(?:[^(),]|\([^()]*\))*\bin srgb,)/,
  ],
])('no style sheet %s', (_what, pattern) => {
  const sheets = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(
    sheets.filter((name) => pattern.test(readFileSync(join(root, 'app', name), 'utf8'))),
  ).toEqual([]);
});
