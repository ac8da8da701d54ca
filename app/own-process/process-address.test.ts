import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSteps, type Process } from './process.ts';
import { bookHref, drawHref, linkProblem, readProcess, writeProcess } from './process-address.ts';
import { longestProcessText, processParameter, processText } from './process-names.ts';
import { emptyProcess } from './starting-points.ts';
import { processes } from './testing.ts';

test('a process is read back from its address as it was written', () => {
  fc.assert(
    fc.property(processes(), (process) => {
      const text = writeProcess(process);
      expect(text).toMatch(processText);
      fc.pre(text.length <= longestProcessText);
      expect(readProcess(text)).toEqual({ process });
      const { searchParams } = new URL(drawHref(process), 'https://site.example');
      expect(searchParams.get(processParameter)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('any text in an address gives a process or an error message, never an exception', () => {
  const alphabet = fc.constantFrom(...'0123456789-._mfspdehEF%~ '.split(''));
  const nearly = processes().chain((process) => {
    const text = writeProcess(process);
    return fc
      .tuple(fc.nat(text.length), fc.nat(3), fc.string({ unit: alphabet, maxLength: 3 }))
      .map(([at, cut, more]) => text.slice(0, at) + more + text.slice(at + cut));
  });
  const anything = fc.oneof(
    nearly,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: alphabet, maxLength: 200 }).map((text) => `1-${text}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const read = readProcess(text);
      if ('error' in read) expect(read.error).toMatch(/^\p{Lu}.*\.$/u);
      else expect(readProcess(writeProcess(read.process))).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test('truncated, overlong and changed links are refused, those of another version with a message of their own', () => {
  const text = writeProcess(emptyProcess);
  const errorOf = (link: string) => {
    const read = readProcess(link);
    return 'error' in read ? read.error : 'none';
  };
  const damaged = [
    text.slice(0, -8),
    text + '-'.repeat(longestProcessText),
    text.replace(/-540-/, '-9999-'),
  ];
  expect(new Set(damaged.map(errorOf))).toEqual(new Set(['This link is incomplete or damaged.']));
  expect(errorOf(text.replace(/^1/, '2'))).toMatch(/^This link was made by another version/);
});

test('a process of twenty steps with names of two words fits; one with long names in another script does not', () => {
  const step = {
    ...emptyProcess.steps[0],
    name: 'Approve order',
    owner: { kind: 'predefined', name: 'Plant head' },
  };
  const ordinary = { ...emptyProcess, steps: Array(mostSteps).fill(step) } as Process;
  expect(linkProblem(ordinary)).toBeUndefined();
  expect(bookHref(ordinary).length).toBeLessThan(2_000);
  const long = Array(mostSteps).fill({ ...step, name: 'अनुमोदन आदेश क्रय विभाग' });
  expect(linkProblem({ ...ordinary, steps: long })).toMatch(/too long/);
});
