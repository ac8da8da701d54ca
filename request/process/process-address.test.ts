import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processes } from '#app/own-process/testing.ts';
import { emptyProcess, type Process } from './process.ts';
import { drawHref, linkProblem, readProcess, writeProcess } from './process-address.ts';
import { maxProcessText, processParameter } from './process-names.ts';

test('a process is read back from its address as it was written', () => {
  fc.assert(
    fc.property(processes, (process) => {
      const text = writeProcess(process);
      expect(text).toMatch(/^[\w.-]+$/);
      fc.pre(text.length <= maxProcessText);
      expect(readProcess(text)).toEqual({ process });
      expect(linkProblem(process)).toBeUndefined();
      const { searchParams } = new URL(drawHref(process), 'https://site.example');
      expect(searchParams.get(processParameter)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('any text in an address gives a process or an error message, never an exception', () => {
  const alphabet = fc.constantFrom(...'0123456789-._hdEF%~ '.split(''));
  const nearly = processes.chain((process) => {
    const text = writeProcess(process);
    return fc
      .tuple(fc.nat(text.length), fc.nat(3), fc.string({ unit: alphabet, maxLength: 3 }))
      .map(([at, cut, more]) => text.slice(0, at) + more + text.slice(at + cut));
  });
  const anything = fc.oneof(
    nearly,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: alphabet, maxLength: 200 }).map((text) => `2-${text}`),
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

test('damaged and overlong links are refused, those of another version with a message of their own', () => {
  const text = writeProcess(emptyProcess);
  const errorOf = (link: string) => {
    const read = readProcess(link);
    return 'error' in read ? read.error : 'none';
  };
  const damaged = [text.slice(0, -2), `${text}-a-b-0h`, ''];
  expect(new Set(damaged.map(errorOf))).toEqual(new Set(['This link is incomplete or damaged.']));
  expect(errorOf(text + '-'.repeat(maxProcessText))).toMatch(/too long/);
  expect(errorOf(`2-${'-受注処理工程の確認-営業部田中太郎-4h'.repeat(14)}`)).toMatch(/too long/);
  const earlier = '1-Hiring-12345-540-1080-1540----Quote-Vendor-me9h';
  expect(errorOf(earlier)).toMatch(/^This link was made by another version/);
});

test('an invalid time is left out of a link, and a name that a link cannot carry is said', () => {
  const [step = { name: '', owner: '', time: '', unit: 'hours' }] = emptyProcess.steps;
  const withStep = (change: object): Process => ({ name: '', steps: [{ ...step, ...change }] });
  expect(readProcess(writeProcess(withStep({ time: '0' })))).toEqual({ process: withStep({}) });
  expect(linkProblem(withStep({ time: '0' }))).toBeUndefined();
  expect(writeProcess(withStep({ name: ' Ask ' }))).toBe(writeProcess(withStep({ name: 'Ask' })));
  expect(linkProblem(withStep({ name: '=?' }))).toMatch(/cannot carry/);
});
