/**
 * A process as a parameter of an address, which a visitor can send to a colleague:
 * `/fms-details?process=1-Hiring-12345-540-1080-1540-…#draw`.
 *
 * Version 1 is fields joined by `-`: version, name, working days (1 is Monday), opening and closing minute, start
 * (weekday and minute), loop from and to (counted from 1; empty: no loop), stagger, then three fields a step: its name,
 * its owner's name, and track, kind of owner and TAT in short, as in `mp9h`. Texts are percent-encoded with `.` for `%`
 * and `_` for a space, so that the whole has letters, digits, `-`, `_` and `.` alone: neither a browser nor a chat
 * program changes or cuts those.
 */
import { weekdays } from '#app/sample-operations/calendar.ts';
import {
  ownerKinds,
  type Process,
  type Step,
  type Tat,
  timeUnits,
  tracks,
  type Validated,
  validateProcess,
} from './process.ts';
import { longestProcessText, processParameter } from './process-names.ts';

/** Id of the section of /fms-details in which processes are drawn. */
export const drawSectionId = 'draw';

const version = '1';
const unreadable = 'This link is incomplete or damaged.';
const otherVersion =
  'This link was made by another version of this page. Please draw the process again.';

/** The parameter's value, which may be too long for a link: see `linkProblem`. */
export function writeProcess({ name, steps, loop, stagger, calendar, start }: Process): string {
  return [
    version,
    writeText(name),
    calendar.days.map((day) => weekdays.indexOf(day) + 1).join(''),
    calendar.opens,
    calendar.closes,
    `${weekdays.indexOf(start.weekday) + 1}${start.clock}`,
    loop ? loop.from + 1 : '',
    loop ? loop.to + 1 : '',
    stagger ? writeTat(stagger) : '',
    ...steps.flatMap((step) => [
      writeText(step.name),
      writeText(step.owner.name),
      `${step.track.charAt(0)}${step.owner.kind.charAt(0)}${writeTat(step.tat)}`,
    ]),
  ].join('-');
}

/** Why a process does not fit into a link, as a sentence; undefined if it does. Nothing is lost either way. */
export function linkProblem(process: Process): string | undefined {
  const over = writeProcess(process).length - longestProcessText;
  if (over <= 0) return undefined;
  return 'This process is too long for a link. Shorten some names or remove a step.';
}

/** Reads the parameter's value from any source. Never throws; the error is a sentence. */
export function readProcess(text: string): Validated {
  if (text.length > longestProcessText) return { error: unreadable };
  const [writtenBy = '', name, days, opens, closes, start, from, to, stagger, ...rest] =
    text.split('-');
  if (writtenBy !== version) {
    return { error: /^[1-9]\d{0,3}$/.test(writtenBy) ? otherVersion : unreadable };
  }
  if (rest.length === 0 || rest.length % 3 !== 0) return { error: unreadable };
  try {
    const read = validateProcess({
      name: readText(name),
      steps: Array.from({ length: rest.length / 3 }, (_, index) => readStep(rest, index * 3)),
      loop: from || to ? { from: readNumber(from) - 1, to: readNumber(to) - 1 } : null,
      stagger: stagger ? readTat(stagger) : null,
      calendar: {
        opens: readNumber(opens),
        closes: readNumber(closes),
        days: Array.from(days ?? '', (digit) => weekdays[Number(digit) - 1]),
      },
      start: {
        weekday: weekdays[Number(start?.charAt(0)) - 1],
        clock: readNumber(start?.slice(1)),
      },
    });
    return 'error' in read ? { error: unreadable } : read;
  } catch (error) {
    if (error instanceof URIError) return { error: unreadable };
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

function writeTat({ amount, unit }: Tat): string {
  return `${amount}${unit.charAt(0)}`;
}

/** Unknown input becomes a value that the schema refuses, here and in the two functions below. */
function readTat(text: string) {
  return { amount: readNumber(text.slice(0, -1)), unit: byLetter(timeUnits, text.at(-1)) };
}

function readNumber(text = ''): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

function readStep(fields: readonly string[], at: number): { [Field in keyof Step]: unknown } {
  const [name, owner, spec = ''] = fields.slice(at, at + 3);
  return {
    name: readText(name),
    owner: { kind: byLetter(ownerKinds, spec.at(1)), name: readText(owner) },
    tat: readTat(spec.slice(2)),
    track: byLetter(tracks, spec.at(0)),
  };
}

function byLetter(words: readonly string[], letter: string | undefined): string | undefined {
  return words.find((word) => word.charAt(0) === letter);
}
