import type { StoredRequest } from '#mail/outbox/types.ts';
import type { Process } from '#request/process/process.ts';
import { drawHref } from '#request/process/process-address.ts';
import { describeDelay, describeSteps, summarize } from '#request/process/sentences.ts';
import { isolated } from './bidi.ts';
import type { MailRow } from './layout.ts';

/** A visitor's process as sales read it. Visitors chose the names in it: text, to be escaped wherever it is markup. */
export type DescribedProcess = {
  process: Process;
  /** One sentence: how long it takes, in how many steps and handoffs, and when it closes. */
  summary: string;
  /** One line a step: name, owner, time, when it is due. */
  steps: readonly string[];
  /** One sentence: the delay that the visitor tried on it, and what follows. Undefined when they tried none. */
  delay: string | undefined;
  /** Opens it in the drawing. */
  url: string;
};

/** The hours that times count in. */
export const workingHours = 'Monday to Friday, 09:00 to 18:00; a day is 9 h';

/** The process of a request; undefined when there is none. */
export async function describeProcess(
  { context: { process, delay } }: StoredRequest,
  siteUrl: string,
): Promise<DescribedProcess | undefined> {
  if (!process) return undefined;
  const shown = withNamesIsolated(process);
  return {
    process,
    summary: summarize(shown),
    steps: describeSteps(shown),
    delay: delay && describeDelay(shown, delay),
    url: `${siteUrl}${await drawHref({ process, delay })}`,
  };
}

function withNamesIsolated(process: Process): Process {
  return {
    name: isolated(process.name),
    steps: process.steps.map((step) => ({
      ...step,
      name: isolated(step.name),
      owner: isolated(step.owner),
    })),
  };
}

/** The whole of it as rows; none without a process. */
export function processRows(shown: DescribedProcess | undefined): MailRow[] {
  if (!shown) return [];
  return [
    { label: 'Process', value: shown.summary },
    ...shown.steps.map((value, index) => ({ label: `Step ${index + 1}`, value })),
    ...(shown.delay ? [{ label: 'Delay tried', value: shown.delay }] : []),
    { label: 'Working hours', value: workingHours },
  ];
}

/** The whole of it for a program: the process as it was drawn, and what people read of it. */
export function processAsJson({ process, summary, steps, delay, url }: DescribedProcess) {
  return { ...process, summary, lines: steps, whatIf: delay ?? null, url };
}
