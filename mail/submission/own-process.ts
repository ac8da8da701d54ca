import * as v from 'valibot';
import { type Process, validateProcess } from '#request/process/process.ts';
import { drawHref, linkProblem, readProcess } from '#request/process/process-address.ts';
import { describeSteps, summarize } from '#request/process/sentences.ts';
import { type EarlierProcess, showEarlierProcess } from './earlier-process.ts';
import { isolated } from './isolated-name.ts';

/**
 * Reads the process that a visitor brought, as the `X-Own-Process` header or the field of a native post holds it, and
 * gives the JSON to store. What does not fit is left out: no request fails for its process.
 */
export function readOwnProcess(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const read = readProcess(text);
  return 'process' in read ? JSON.stringify(read.process) : undefined;
}

/** A stored process as sales read it. Visitors chose the names in it: text, to be escaped wherever it is markup. */
export type ShownProcess = {
  process: Process | EarlierProcess;
  /** One sentence: how long it takes, in how many steps and handoffs, and when it closes. */
  summary: string;
  /** One line a step: name, owner, time, when it is due. */
  steps: readonly string[];
  /** The working hours that times count in. */
  notes: readonly { label: string; value: string }[];
  /** Opens it in the drawing. Absent where it cannot be drawn, or the link would be longer than the page accepts. */
  url: string | undefined;
};

const storedJson = v.pipe(v.string(), v.parseJson());

/** The process of a stored request, if it can be drawn: not one of an earlier release, nor a damaged one. */
export function readStoredProcess(json: string | undefined): Process | undefined {
  const stored = v.safeParse(storedJson, json);
  return (stored.success && validateProcess(stored.output)) || undefined;
}

/** The process of a stored request; undefined when there is none, or none that this version understands. */
export function showOwnProcess(
  json: string | undefined,
  siteUrl: string,
): ShownProcess | undefined {
  const stored = v.safeParse(storedJson, json);
  if (!stored.success) return undefined;
  const process = validateProcess(stored.output);
  if (!process) return showEarlierProcess(stored.output);
  const shown = withNamesIsolated(process);
  return {
    process,
    summary: summarize(shown),
    steps: describeSteps(shown),
    notes: [{ label: 'Working hours', value: 'Monday to Friday, 09:00 to 18:00; a day is 9 h' }],
    url: linkProblem(process) ? undefined : `${siteUrl}${drawHref(process)}`,
  };
}

/** Every name in the process of a stored request: its own, those of its steps and of their owners. */
export function namesInProcess(json: string | undefined): string[] {
  const process = showOwnProcess(json, '')?.process;
  if (!process) return [];
  const names = process.steps.flatMap(({ name, owner }) => [
    name,
    typeof owner === 'string' ? owner : owner.name,
  ]);
  return [process.name, ...names];
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
export function processRows(shown: ShownProcess | undefined): { label: string; value: string }[] {
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
