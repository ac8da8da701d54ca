import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Held by a test that carries its own weak pattern. */
const shownElsewhere = ['Regular expressions that backtrack'];

/** The first cell, and the files named in the last, of each row of the threat model's table. */
const rows = read('docs/threat-model.md')
  .split('\n')
  .flatMap((line) => {
    const [, attack = '', , tests] = line.split(/ ?\| ?/);
    if (!tests?.includes('`')) return [];
    return [{ attack, tests: Array.from(tests.matchAll(/`([^`]+)`/g), ([, path]) => path) }];
  });

test('each attack of the threat model has a mutant that lets it succeed, and each mutant its attack', () => {
  const shown = new Set(mutants.map(({ attack }) => attack));
  const inTable = rows.map(({ attack }) => attack.replaceAll("'", '’'));
  const missing = inTable.filter(
    (attack) => !shown.has(attack) && !shownElsewhere.some((each) => attack.startsWith(each)),
  );
  expect(missing).toEqual([]);
  expect([...shown].filter((attack) => !inTable.includes(attack))).toEqual([]);
});

test.each(mutants)(
  '“$from” of $file occurs once, and its test is the one in the table',
  (mutant) => {
    expect(read(mutant.file).split(mutant.from)).toHaveLength(2);
    const [file] = mutant.test;
    const row = rows.find(({ attack }) => attack.replaceAll("'", '’') === mutant.attack);
    expect(row?.tests).toContain(file);
  },
);
