import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brand } from '#brand/brand.ts';
import { brandProblems } from './brand-rules.ts';
import { type CopyProblem, copyProblems } from './rules.ts';

/** One file of copy: its path from the root, and what it exports. */
export type CopyFile = { file: string; value: unknown };

/** Why a file of copy cannot be published. */
type FileProblem = CopyProblem & { readonly file: string };

/** Every file of copy: each page's `copy.ts`, what the shared parts say, the messages and the example processes. */
export const copyFiles: readonly CopyFile[] = await Promise.all(
  ['app/**/{copy,*-copy,messages,fms-examples}.ts', 'request/**/copy.ts']
    .flatMap((pattern) => globSync(pattern))
    .sort()
    .map(async (file) => {
      const exported: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return { file, value: Object.values(exported).find((each) => typeof each === 'object') };
    }),
);

function metaOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || !('meta' in value)) return [];
  return Object.entries(value.meta ?? {});
}

/** Finds every problem in the given files: lengths, links, ids, filler words, and titles used twice. */
export function findCopyProblems(files: readonly CopyFile[]): FileProblem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, value }) => {
    const repeated = metaOf(value).flatMap(([field, entry]) => {
      const earlier = seen.get(`${field} ${entry}`);
      seen.set(`${field} ${entry}`, file);
      return earlier === undefined
        ? []
        : [{ field: `meta.${field}`, reason: `must differ from that of ${earlier}` }];
    });
    return [...copyProblems(value), ...repeated].map((problem) => ({ file, ...problem }));
  });
}

/** Throws one error that names file, field and reason of each problem of the copy and of the brand, a line each. */
export function validateCopy(files: readonly CopyFile[] = copyFiles): void {
  const problems = [
    ...findCopyProblems(files),
    ...brandProblems(brand).map((problem) => ({ ...problem, file: 'brand/brand.ts' })),
  ];
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ file, field, reason }) => `  ${file}: ${field || '(whole file)'}: ${reason}`,
  );
  throw new Error(`Copy cannot be published:\n${lines.join('\n')}`);
}
