import { readdirSync } from 'node:fs';
import { brand } from '#app/brand.ts';
import { brandProblems } from './brand-rules.ts';
import { type CopyProblem, copyProblems } from './rules.ts';

/** One content file: its name in `app/content/`, and what it holds. */
export type ContentFile = { file: string; value: unknown };

/** Why a content file cannot be published. */
export type ContentProblem = CopyProblem & { readonly file: string };

/** Modules in the folder that hold no copy. */
export const withoutCopy: readonly string[] = [
  'types.ts',
  'rules.ts',
  'brand-rules.ts',
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
      const exported: object = await import(/* @vite-ignore */ new URL(file, import.meta.url).href);
      return { file, value: Object.values(exported).find((each) => typeof each === 'object') };
    }),
);

/** Parts of a content file that stand in files of its folder, such as `home/hero.ts`: what each exports → its name. */
const parts: ReadonlyMap<unknown, string> = new Map(
  await Promise.all(
    readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^[a-z-]+\/[a-z0-9-]+\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .map(async (file): Promise<[unknown, string]> => {
        const exported: object = await import(
          /* @vite-ignore */ new URL(file, import.meta.url).href
        );
        return [Object.values(exported).find((each) => typeof each === 'object'), file];
      }),
  ),
);

/** The file in which a field really stands, and its path there. */
function located(file: string, value: unknown, field: string): { file: string; field: string } {
  let found = { file, field };
  let at = value;
  const path = field.split('.');
  for (const [index, name] of path.entries()) {
    at =
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined;
    const part = at === undefined ? undefined : parts.get(at);
    if (part !== undefined) found = { file: part, field: path.slice(index + 1).join('.') };
  }
  return found;
}

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
    return [...copyProblems(value), ...repeated].map(({ field, reason }) => ({
      ...located(file, value, field),
      reason,
    }));
  });
}

/** Throws one error that names file, field and reason of each problem of the copy and of the brand, a line each. */
export function validateContent(files: readonly ContentFile[] = contentFiles): void {
  const problems = [
    ...findContentProblems(files).map((problem) => ({
      ...problem,
      file: `content/${problem.file}`,
    })),
    ...brandProblems(brand).map((problem) => ({ ...problem, file: 'brand.ts' })),
  ];
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ file, field, reason }) => `  app/${file}: ${field || '(whole file)'}: ${reason}`,
  );
  throw new Error(`Content cannot be published:\n${lines.join('\n')}`);
}
