/** The first step of a build: refuses copy that cannot be published, a line for each file, field and reason. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { brand } from '#brand/brand.ts';
import { type CopyProblem, copyProblems } from './rules.ts';

/** An object that a file of copy exports, and the file's path from the root. */
type CopyFile = { file: string; value: unknown };

/** All copy: each page's `copy.ts`, what the shared parts say, the messages, the example processes, the brand. */
export const copyFiles: readonly CopyFile[] = [
  ...(
    await Promise.all(
      ['app/**/{copy,*-copy,messages,fms-examples}.ts', 'request/**/copy.ts']
        .flatMap((pattern) => globSync(pattern))
        .sort()
        .map(async (file) => {
          const exported: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
          const objects = Object.values(exported).filter((each) => typeof each === 'object');
          return objects.map((value) => ({ file, value }));
        }),
    )
  ).flat(),
  { file: 'brand/brand.ts', value: brand },
];

/** Throws one error that names file, field and reason of each problem, a line each. */
export function checkCopy(files: readonly CopyFile[] = copyFiles): void {
  const seen = new Map<string, string>();
  const lines = files.flatMap(({ file, value }) => {
    const { meta = {} } = v.is(v.object({ meta: v.record(v.string(), v.string()) }), value)
      ? value
      : {};
    // A page's path, title and description, which no other page has.
    const repeated = Object.entries(meta).flatMap(([name, text]): CopyProblem[] => {
      const earlier = seen.get(`${name} ${text}`);
      seen.set(`${name} ${text}`, file);
      return earlier ? [{ field: `meta.${name}`, reason: `must differ from ${earlier}` }] : [];
    });
    return [...copyProblems(value), ...repeated].map(
      ({ field, reason }) => `\n  ${file}: ${field}: ${reason}`,
    );
  });
  if (lines.length > 0) throw new Error(`Copy cannot be published:${lines.join('')}`);
}

if (import.meta.main) {
  try {
    checkCopy();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
