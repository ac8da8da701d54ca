import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** A row of docs/specification.md: a sentence, the paths it lives in, and tests, each a path with a title. */
type Row = { section: string; sentence: string; paths: string[]; tests: [string, string][] };

/** Reads the rows of each numbered section. A row that does not keep to the form of the table comes out empty. */
function rows(document: string): Row[] {
  return document.split(/^## (?=\d+\. )/m).flatMap((part, index) => {
    if (index === 0) return [];
    const section = /^\d+/.exec(part)?.[0] ?? '';
    const lines = part.split('\n').filter((line) => line.startsWith('| '));
    return lines.slice(1).flatMap((line) => {
      if (/^\| -/.test(line)) return [];
      const [, sentence = '', lives = '', caught = ''] = line.split(/ ?\| ?/);
      return {
        section,
        sentence,
        paths: Array.from(lives.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
        tests: Array.from(
          caught.matchAll(/`([^`]+)` “([^”]+)”/g),
          ([, path = '', title = '']): [string, string] => [path, title],
        ),
      };
    });
  });
}

const table = rows(read('docs/specification.md'));

/** Whether a test of this title stands in the file, be it one, one of a series or one within a loop. */
function holdsTest(path: string, title: string): boolean {
  const literal = RegExp.escape(title);
  return new RegExp(
    `\\btest(?:OnFreshSite)?(?:\\.each\\([\\s\\S]*?\\))?\\(\\s*(['"\`])${literal}\\1`,
  ).test(read(path));
}

test('the table covers the nine sections, and each row names a place and a test', () => {
  expect([...new Set(table.map(({ section }) => section))]).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ]);
  const incomplete = table.filter(
    ({ sentence, paths, tests }) => !sentence || paths.length === 0 || tests.length === 0,
  );
  expect(incomplete).toEqual([]);
});

test('every place and every test file of the table exists', () => {
  const named = table.flatMap(({ paths, tests }) => [...paths, ...tests.map(([path]) => path)]);
  expect([...new Set(named)].filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
});

test('every test that the table names stands in its file under that title', () => {
  const lost = table
    .flatMap(({ tests }) => tests)
    .filter(([path, title]) => existsSync(`${root}${path}`) && !holdsTest(path, title))
    .map(([path, title]) => `${path}: ${title}`);
  expect([...new Set(lost)]).toEqual([]);
});
