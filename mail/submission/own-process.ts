import * as v from 'valibot';
import { type Process, validateProcess } from '#app/own-process/process.ts';
import { drawHref, linkProblem, readProcess } from '#app/own-process/process-address.ts';
import {
  delaySentences,
  describeSteps,
  formatTat,
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

const storedJson = v.pipe(v.string(), v.parseJson());

/** The process of a stored request; undefined when there is none, or none that this version understands. */
export function showOwnProcess(
  json: string | undefined,
  siteUrl: string,
): ShownProcess | undefined {
  const process = readStoredProcess(json);
  if (!process) return undefined;
  const shown = withNamesIsolated(process);
  const { stagger } = shown;
  const [loop] = delaySentences(shown, { looped: true });
  const splits = splitSentences(shown, runOf(shown));
  if (stagger && stagger.amount > 0) {
    splits.unshift(`The second track starts ${formatTat(stagger)} after the first.`);
  }
  return {
    process,
    summary: summarize(shown),
    steps: describeSteps(shown),
    notes: [
      ...(loop ? [{ label: 'Loop', value: loop }] : []),
      ...splits.map((value) => ({ label: 'Split', value })),
      { label: 'Working hours', value: workingHours(shown) },
    ],
    url: linkProblem(process) ? undefined : `${siteUrl}${drawHref(process)}`,
  };
}

/** Every name in the process of a stored request: its own, those of its steps and of their owners. */
export function namesInProcess(json: string | undefined): string[] {
  const process = readStoredProcess(json);
  return process
    ? [process.name, ...process.steps.flatMap(({ name, owner }) => [name, owner.name])]
    : [];
}

function readStoredProcess(json: string | undefined): Process | undefined {
  const stored = v.safeParse(storedJson, json);
  const read = stored.success ? validateProcess(stored.output) : { error: '' };
  return 'process' in read ? read.process : undefined;
}

/** Sets right-to-left names apart (U+2068, U+2069), or they would reorder the numbers beside them. */
function withNamesIsolated(process: Process): Process {
  return {
    ...process,
    name: isolated(process.name),
    steps: process.steps.map((step) => ({
      ...step,
      name: isolated(step.name),
      owner: { ...step.owner, name: isolated(step.owner.name) },
    })),
  };
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
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
