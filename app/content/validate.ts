import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { fmsExamplesSchema } from './schema/fms.ts';
import { copy } from './schema/parts.ts';

/** One content file: its name in `app/content/`, what it holds, and the schema that it must meet. */
export type ContentFile = { file: string; value: unknown; schema: v.GenericSchema };

/** Why a content file cannot be published. `field` is a dotted path into it, list places counted from 0. */
export type ContentProblem = { file: string; field: string; reason: string };

/** Modules in the folder that hold no copy. */
const withoutCopy = new Set(['types.ts', 'validate.ts', 'fill.ts', 'tat.ts']);

/** Every content file, in alphabetical order. */
export const contentFiles: readonly ContentFile[] = await Promise.all(
  readdirSync(new URL('./', import.meta.url))
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !withoutCopy.has(name))
    .sort()
    .map(async (file) => {
      const exported: object = await import(new URL(file, import.meta.url).href);
      const value = Object.values(exported).find((each) => typeof each === 'object');
      return { file, value, schema: file === 'fms-examples.ts' ? fmsExamplesSchema : copy };
    }),
);

const described = v.object({
  meta: v.object({ path: v.string(), title: v.string(), description: v.string() }),
});

function findRepetitions(files: readonly ContentFile[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const seen = new Map<string, string>();
  for (const { file, value } of files) {
    const page = v.safeParse(described, value);
    if (!page.success) continue;
    for (const [field, entry] of Object.entries(page.output.meta)) {
      const earlier = seen.get(`${field} ${entry}`);
      if (earlier !== undefined) {
        problems.push({
          file,
          field: `meta.${field}`,
          reason: `must differ from that of ${earlier}`,
        });
      }
      seen.set(`${field} ${entry}`, file);
    }
  }
  return problems;
}

/** Finds every problem in the given files: lengths, links, ids, filler words, and titles used twice. */
export function findContentProblems(files: readonly ContentFile[]): ContentProblem[] {
  const problems = files.flatMap(({ file, value, schema }) => {
    const result = v.safeParse(schema, value);
    if (result.success) return [];
    return result.issues.map((issue) => ({
      file,
      field: v.getDotPath(issue) ?? '(whole file)',
      reason: issue.message,
    }));
  });
  return [...problems, ...findRepetitions(files)];
}

/** For the build: throws one error that names file, field and reason of each problem, a line each. */
export function validateContent(files: readonly ContentFile[] = contentFiles): void {
  const problems = findContentProblems(files);
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ file, field, reason }) => `  app/content/${file}: ${field}: ${reason}`,
  );
  throw new Error(`Content cannot be published:\n${lines.join('\n')}`);
}
