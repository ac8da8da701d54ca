import { readdirSync } from 'node:fs';
import { type CopyProblem, copyProblems } from './rules.ts';

/** One content file: its name in `app/content/`, and what it holds. */
export type ContentFile = { file: string; value: unknown };

/** Why a content file cannot be published. */
export type ContentProblem = CopyProblem & { readonly file: string };

/** Modules in the folder that hold no copy. */
export const withoutCopy: readonly string[] = [
  'types.ts',
  'rules.ts',
  'validate.ts',
  'fill.ts',
  'tat.ts',
];

/** Every content file, in alphabetical order. */
export const contentFiles: readonly ContentFile[] = await Promise.all(
  readdirSync(new URL('./', import.meta.url))
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !withoutCopy.includes(name))
    .sort()
    .map(async (file) => {
      const exported: object = await import(new URL(file, import.meta.url).href);
      return { file, value: Object.values(exported).find((each) => typeof each === 'object') };
    }),
);

function metaOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || !('meta' in value)) return [];
  return Object.entries(value.meta ?? {});
}

/** Finds every problem in the given files: lengths, links, ids, filler words, and titles used twice. */
export function findContentProblems(files: readonly ContentFile[]): ContentProblem[] {
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

/** For the build: throws one error that names file, field and reason of each problem, a line each. */
export function validateContent(files: readonly ContentFile[] = contentFiles): void {
  const problems = findContentProblems(files);
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ file, field, reason }) => `  app/content/${file}: ${field || '(whole file)'}: ${reason}`,
  );
  throw new Error(`Content cannot be published:\n${lines.join('\n')}`);
}
