/** Addresses, without their origin, that carry a process and the delay tried on it: a visitor can send them to a colleague. */
import { contextField, encodeContext } from '#request/context.ts';
import type { Process } from './process.ts';
import type { Delay } from './timing.ts';

/** Id of the section in which processes are drawn. */
export const drawSectionId = 'draw';

/** Name of the parameter on /fms-details that says which of the thirty examples to start from. */
export const exampleParameter = 'example';

type Drawn = { process: Process; delay?: Delay | undefined; givenDelay?: boolean | undefined };

async function contextOf({ process, delay, givenDelay }: Drawn): Promise<string> {
  const text = await encodeContext({ process, ...(delay?.hours && !givenDelay && { delay }) });
  return `${contextField}=${text}`;
}

/** Opens a process in the editor. */
export async function drawHref(drawn: Drawn): Promise<string> {
  return `/fms-details?${await contextOf(drawn)}#${drawSectionId}`;
}

/** Brings a process to the demo form, also where scripts do not run. */
export async function bookHref(drawn: Drawn): Promise<string> {
  return `/book-demo?${await contextOf(drawn)}`;
}
