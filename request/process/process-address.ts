/** Addresses, without their origin, that carry a process and the delay tried on it: a visitor can send them to a colleague. */
import { contextField, decodeContext, encodeContext } from '#request/context.ts';
import type { Process } from './process.ts';
import type { Delay } from './timing.ts';

/** Id of the section in which processes are drawn. */
export const drawSectionId = 'draw';

/** Name of the parameter on /fms-details that says which of the thirty examples to start from. */
export const exampleParameter = 'example';

type Drawn = { process: Process; delay?: Delay | undefined; givenDelay?: boolean | undefined };

async function addressOf(page: string, { process, delay, givenDelay }: Drawn): Promise<string> {
  const text = await encodeContext({ process, ...(delay?.hours && !givenDelay && { delay }) });
  return `${page}?${contextField}=${text}`;
}

/** Opens a process in the editor. */
export async function drawHref(drawn: Drawn): Promise<string> {
  return `${await addressOf('/fms-details', drawn)}#${drawSectionId}`;
}

/** Brings a process to the demo form, also where scripts do not run. */
export function bookHref(drawn: Drawn): Promise<string> {
  return addressOf('/book-demo', drawn);
}

/** The context in the query of an address: empty where there is none, undefined where it is damaged. */
export function contextInAddress(query: URLSearchParams): ReturnType<typeof decodeContext> {
  return decodeContext(query.get(contextField) ?? '');
}
