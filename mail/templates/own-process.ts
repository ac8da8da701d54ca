import type { RequestContext } from '#request/context.ts';
import type { Process } from '#request/process/process.ts';
import { drawHref, linkProblem } from '#request/process/process-address.ts';
import { describeSteps, summarize } from '#request/process/sentences.ts';
import { isolated } from './isolated-name.ts';
import type { Row } from './layout.ts';

/** A visitor's process as sales read it. Visitors chose the names in it: text, to be escaped wherever it is markup. */
export type ShownProcess = {
  process: Process;
  /** One sentence: how long it takes, in how many steps and handoffs, and when it closes. */
  summary: string;
  /** One line a step: name, owner, time, when it is due. */
  steps: readonly string[];
  /** The working hours that times count in. */
  notes: readonly Row[];
  /** Opens it in the drawing. Absent where the link would be longer than the page accepts. */
  url: string | undefined;
};

/** The process of a request; undefined when there is none. */
export async function showOwnProcess(
  { process }: RequestContext,
  siteUrl: string,
): Promise<ShownProcess | undefined> {
  if (!process) return undefined;
  const shown = withNamesIsolated(process);
  return {
    process,
    summary: summarize(shown),
    steps: describeSteps(shown),
    notes: [{ label: 'Working hours', value: 'Monday to Friday, 09:00 to 18:00; a day is 9 h' }],
    url: linkProblem(process) ? undefined : `${siteUrl}${drawHref(process)}`,
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
export function processRows(shown: ShownProcess | undefined): Row[] {
  if (!shown) return [];
  return [
    { label: 'Process', value: shown.summary },
    ...shown.steps.map((value, index) => ({ label: `Step ${index + 1}`, value })),
    ...shown.notes,
  ];
}

/** The whole of it for a program: the process as it was drawn, and what people read of it. */
export function processAsJson({ process, summary, steps, url }: ShownProcess) {
  return { ...process, summary, lines: steps, url: url ?? null };
}
