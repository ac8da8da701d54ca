import { drawHref, readProcess } from '#app/own-process/process-address.ts';
import { describeSteps, summarize } from '#app/own-process/sentences.ts';

/** A process as the form shows it. `href` opens it in the editor. */
export type DescribedProcess = { summary: string; steps: readonly string[]; href: string };

/**
 * Describes a process as an address holds it. Imported when there is one: it brings the code of the process with it.
 */
export function describeProcess(text: string): DescribedProcess | { error: string } {
  const read = readProcess(text);
  if ('error' in read) return read;
  const { process } = read;
  return { summary: summarize(process), steps: describeSteps(process), href: drawHref(process) };
}
