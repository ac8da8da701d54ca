/**
 * A process as a parameter of an address, which a visitor can send to a colleague:
 * `/fms-details?process=2-Purchase-Raise_request-Stores-4h-…#draw`.
 *
 * Version 2 is fields joined by `-`: version, name, then three fields a step: its name, its owner, and its time, as in
 * `9h` or `2d` (`h` alone: no time yet). Texts are percent-encoded with `.` for `%` and `_` for a space, so that the
 * whole has letters, digits, `-`, `_` and `.` alone: neither a browser nor a chat program changes or cuts those.
 */
import { ownProcess } from './copy.ts';
import {
  hoursOf,
  maxSteps,
  type Process,
  type Step,
  timeUnits,
  validateProcess,
} from './process.ts';
import { exampleParameter, maxProcessText, processParameter } from './process-names.ts';

/** Id of the section in which processes are drawn. */
export const drawSectionId = 'draw';

const version = '2';
const { links } = ownProcess;

/**
 * The parameter's value, which may be too long for a link: see `linkProblem`. Invalid times are
 * left out, and names trimmed as in reading, so that equal processes give equal texts.
 */
export function writeProcess(process: Process): string {
  const text = write(process);
  const read = readProcess(text);
  return 'error' in read ? text : write(read.process);
}

/** Why a link cannot carry a process, as a sentence; undefined if it can. Nothing is lost either way. */
export function linkProblem(process: Process): string | undefined {
  const text = writeProcess(process);
  if (text.length > maxProcessText) return links.longProcess;
  return 'error' in readProcess(text) ? links.character : undefined;
}

/** Reads the parameter's value from any source. Never throws; the error is a sentence. */
export function readProcess(text: string): { process: Process } | { error: string } {
  if (text.length > maxProcessText) return { error: links.tooLong };
  const [writtenBy = '', name, ...rest] = text.split('-');
  if (writtenBy !== version) {
    return { error: /^[1-9]\d{0,3}$/.test(writtenBy) ? links.otherVersion : links.damaged };
  }
  if (rest.length % 3 !== 0 || rest.length > 3 * maxSteps) return { error: links.damaged };
  try {
    const process = validateProcess({
      name: readText(name),
      steps: Array.from({ length: rest.length / 3 }, (_, index) => readStep(rest, index * 3)),
    });
    if (!process) return { error: links.damaged };
    // Written by hand, without the escapes, it may be shorter than what the header has to hold.
    return write(process).length > maxProcessText ? { error: links.tooLong } : { process };
  } catch (error) {
    if (error instanceof URIError) return { error: links.damaged };
    throw error;
  }
}

/** Address, without its origin, that opens a process in the editor. */
export function drawHref(process: Process): string {
  return `/fms-details?${processParameter}=${writeProcess(process)}#${drawSectionId}`;
}

/** Address, without its origin, that brings a process to the demo form; null: none, not even one brought before. */
export function bookHref(process: Process | null): string {
  return `/book-demo?${processParameter}=${process ? writeProcess(process) : ''}`;
}

// Characters besides letters and digits that encodeURIComponent keeps.
const unescaped = /[-_.!~*'()]/g;

function write({ name, steps }: Process): string {
  return [version, writeText(name), ...steps.flatMap(writeStep)].join('-');
}

function writeText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(unescaped, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_')
    .replaceAll('%', '.');
}

/** Throws a URIError on text that `writeText` did not write. */
function readText(text = ''): string {
  return decodeURIComponent(text.replaceAll('.', '%').replaceAll('_', '%20'));
}

function writeStep(step: Step): string[] {
  const time = hoursOf(step) === null ? '' : step.time.trim();
  return [writeText(step.name), writeText(step.owner), `${time}${step.unit.charAt(0)}`];
}

/** Unknown input becomes a value that the schema refuses. */
function readStep(fields: readonly string[], at: number): { [Field in keyof Step]: unknown } {
  const [name, owner, time = ''] = fields.slice(at, at + 3);
  return {
    name: readText(name),
    owner: readText(owner),
    time: time.slice(0, -1),
    unit: timeUnits.find((unit) => unit.charAt(0) === time.at(-1)),
  };
}

/** Takes a process or an example out of the page's address. */
export function clearAddress(): void {
  const url = new URL(location.href);
  const names = [processParameter, exampleParameter].filter((name) => url.searchParams.has(name));
  for (const name of names) url.searchParams.delete(name);
  if (names.length > 0) history.replaceState(history.state, '', url);
}
