import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { bookDemo } from './book-demo.ts';
import { capacityIq } from './capacity-iq.ts';
import { demoForm } from './demo-form.ts';
import { fmsDetails } from './fms-details.ts';
import { fmsExamples } from './fms-examples.ts';
import { gptAssistant } from './gpt-assistant.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { multiBranchSupport } from './multi-branch-support.ts';
import { notFound } from './not-found.ts';
import { okrModule } from './okr-module.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { redirecting } from './redirecting.ts';
import * as fms from './schema/fms.ts';
import { homeSchema } from './schema/home.ts';
import * as pages from './schema/pages.ts';
import * as shared from './schema/shared.ts';
import { settings } from './settings.ts';
import { site } from './site.ts';
import { termsConditions } from './terms-conditions.ts';

/** One content file: its name in `app/content/`, what it holds, and the schema that it must meet. */
export type ContentFile = { file: string; value: unknown; schema: v.GenericSchema };

/** Why a content file cannot be published. `field` is a dotted path into it, list places counted from 0. */
export type ContentProblem = { file: string; field: string; reason: string };

const withSchemaOfTheirOwn: readonly ContentFile[] = [
  { file: 'site.ts', value: site, schema: shared.siteSchema },
  { file: 'messages.ts', value: messages, schema: shared.messagesSchema },
  { file: 'demo-form.ts', value: demoForm, schema: shared.demoFormSchema },
  { file: 'home.ts', value: home, schema: homeSchema },
  { file: 'book-demo.ts', value: bookDemo, schema: pages.bookDemoSchema },
  { file: 'settings.ts', value: settings, schema: pages.settingsSchema },
  { file: 'fms-details.ts', value: fmsDetails, schema: fms.fmsDetailsSchema },
  { file: 'fms-examples.ts', value: fmsExamples, schema: fms.fmsExamplesSchema },
  { file: 'okr-module.ts', value: okrModule, schema: pages.okrModuleSchema },
  { file: 'capacity-iq.ts', value: capacityIq, schema: pages.capacityIqSchema },
  { file: 'gpt-assistant.ts', value: gptAssistant, schema: pages.gptAssistantSchema },
  {
    file: 'multi-branch-support.ts',
    value: multiBranchSupport,
    schema: pages.multiBranchSchema,
  },
  { file: 'terms-conditions.ts', value: termsConditions, schema: pages.policySchema },
  { file: 'privacy-policy.ts', value: privacyPolicy, schema: pages.policySchema },
  { file: 'not-found.ts', value: notFound, schema: pages.notFoundSchema },
  { file: 'redirecting.ts', value: redirecting, schema: pages.redirectingSchema },
];

/** What lies in the folder besides copy. */
const machinery = ['types.ts', 'validate.ts', 'fill.ts', 'tat.ts'];

/** Content files that no line above names: pages of the common shape, judged by what all pages share. */
async function findSimplePages(): Promise<ContentFile[]> {
  const known = new Set([...machinery, ...withSchemaOfTheirOwn.map(({ file }) => file)]);
  const names = readdirSync(new URL('./', import.meta.url)).filter(
    (name) => /^[a-z0-9-]+\.ts$/.test(name) && !known.has(name),
  );
  return Promise.all(
    names.sort().map(async (file) => {
      const exported: object = await import(new URL(file, import.meta.url).href);
      return { file, value: Object.values(exported)[0], schema: pages.simplePageSchema };
    }),
  );
}

/** Every content file. */
export const contentFiles: readonly ContentFile[] = [
  ...withSchemaOfTheirOwn,
  ...(await findSimplePages()),
];

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

/** Finds every problem in the given files: shapes, lengths, counts, links, and titles that stand twice. */
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
