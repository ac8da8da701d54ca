import { type Process, validateProcess } from '#app/own-process/process.ts';
import { drawHref, linkProblem, readProcess } from '#app/own-process/process-address.ts';
import {
  describeSteps,
  loopSentence,
  splitSentences,
  workingHours,
} from '#app/own-process/sentences.ts';
import { summarize } from '#app/own-process/summary.ts';
import { runOf } from '#app/own-process/timing.ts';

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
  process: Process;
  /** One sentence: how long it takes, in how many steps and handoffs, and when it closes. */
  summary: string;
  /** One line a step: name, owner, time, when it is due. */
  steps: readonly string[];
  /** Working hours, and what its loop and its split do. */
  notes: readonly { label: string; value: string }[];
  /** Opens it in the drawing. Absent where the link would be longer than the page accepts. */
  url: string | undefined;
};

/** The process of a stored request; undefined when there is none, or none that this version understands. */
export function showOwnProcess(
  json: string | undefined,
  siteUrl: string,
): ShownProcess | undefined {
  if (json === undefined) return undefined;
  const read = validateProcess(JSON.parse(json));
  if ('error' in read) return undefined;
  const { process } = read;
  const loop = loopSentence(process);
  return {
    process,
    summary: summarize(process),
    steps: describeSteps(process),
    notes: [
      ...(loop ? [{ label: 'Loop', value: loop }] : []),
      ...splitSentences(process, runOf(process)).map((value) => ({ label: 'Split', value })),
      { label: 'Working hours', value: workingHours(process) },
    ],
    url: linkProblem(process) ? undefined : `${siteUrl}${drawHref(process)}`,
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
