import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildVariables } from '#root/scripts/build-environment.ts';
import type { Variable } from '#server/config/schemas.ts';
import { variables } from '#server/config/variables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Generated files. Git is not asked: a copy of the sources may lack it. */
const made = [
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
  // A brand's own files, such as a picture; the project has none.
  'public',
  '.git',
  '.react-router',
];

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return folder === '' && made.includes(entry.name) ? [] : files(path);
  });
}

const sources = files('');
const topLevel = new Set(sources.map((path) => path.split('/')[0]));
const names = new Set(sources.map((path) => basename(path)));
const documents = sources.filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Text between backticks, and the first column of a map. */
function mentions(text: string): string[] {
  // A recipe's new file is yet to be made.
  const withoutBlocks = text.replaceAll(/```[\s\S]*?```|^New file .*:$/gm, '');
  const inline = Array.from(withoutBlocks.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  const maps = Array.from(text.matchAll(/```text\n([\s\S]*?)```/g), ([, map = '']) =>
    map.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? []),
  );
  return [...inline, ...maps.flat()];
}

/** A mention is a path if it starts in one of the project's own folders, or names a source file. */
function isPath(mention: string): boolean {
  if (!/^[\w.@*{},+-]+(?:\/[\w.@*{},+-]*)*$/.test(mention) || /[*{]/.test(mention)) return false;
  return mention.includes('/')
    ? topLevel.has(mention.split('/')[0] ?? '')
    : /\w\.(?:tsx?|md|css)$/.test(mention);
}

function missing(document: string, path: string): boolean {
  if (!path.includes('/')) return !names.has(path);
  return ![path, join(dirname(document), path)].some((candidate) =>
    existsSync(join(root, candidate)),
  );
}

/** Names of source files in a comment, with or without a folder and backticks. */
const sourceName = /(?<![\w*{}<>…$./@#-])(?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|css|md)(?![\w-])/g;

function commentMentions(code: string): string[] {
  const comments = code.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
  return comments.flatMap((comment) => comment.match(sourceName) ?? []);
}

test('every path that a document or a comment names exists', () => {
  const named = [
    ...documents.map((file) => ({ file, all: mentions(read(file)) })),
    ...sources
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .map((file) => ({ file, all: commentMentions(read(file)) })),
  ];
  const gone = named.flatMap(({ file, all }) =>
    all
      .filter((mention) => isPath(mention) && missing(file, mention))
      .map((mention) => `${file}: ${mention}`),
  );
  expect(gone).toEqual([]);
});

test('every link between documents leads somewhere', () => {
  const broken = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, href = '']) => href)
      .filter((href) => !/^[a-z]+:/.test(href))
      .filter((href) => !existsSync(join(root, dirname(document), href)))
      .map((href) => `${document}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const builtIn = ['ci', 'prune', 'audit', 'sbom', 'install', 'i', 'ls', 'view'];
  const named = documents.flatMap((document) =>
    Array.from(
      read(document).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)(?=[ `\n])/g),
      ([, name = '']) => name,
    ),
  );
  expect(named.filter((name) => !builtIn.includes(name) && !(name in scripts))).toEqual([]);
});

test('the map in the README explains every folder of the first two levels', () => {
  const lines = read('README.md').split('\n');
  const explained = (folder: string, inner = '') =>
    lines.some(
      (line) =>
        line.startsWith(`${folder}/${inner} `) ||
        (line.startsWith(`${folder}/ `) && line.includes(inner)),
    );
  const folders = new Set(
    sources.flatMap((path) => {
      const [first = '', second, third] = path.split('/');
      if (second === undefined || first.startsWith('.')) return [];
      return third === undefined ? [first] : [first, `${first}/${second}`];
    }),
  );
  const missing = [...folders].filter((path) => {
    const [first = '', second] = path.split('/');
    return !explained(first, second && `${second}/`);
  });
  expect(missing).toEqual([]);
});

test('the tables of variables have a row for each that process and build read', () => {
  const settings: Record<string, Omit<Variable, 'schema'>> = { ...buildVariables, ...variables };
  const expected = Object.entries(settings).map(
    ([name, { format, secret }]) => `| \`${name}\`${secret ? ' †' : ''} | ${format} |`,
  );
  const rows = read('docs/operations.md').match(/^\| `[A-Z_]+`[^|]*\|[^|]*\|/gm) ?? [];
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test('the README’s variables are rows of that table', () => {
  const all = read('docs/operations.md').replaceAll(' †', '');
  const rows = read('README.md').match(/^\| `[A-Z_]+` .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(all).toContain(row);
});

test('the changelog has a section for the version of package.json', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'));
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '[.]')}$`, 'm'));
});
