/** Addresses, without their origin, that carry a process: a visitor can send them to a colleague. */
import { contextField, encodeContext, type RequestContext } from '#request/context.ts';

/** Id of the section in which processes are drawn. */
export const drawSectionId = 'draw';

/** Name of the parameter on /fms-details that says which of the thirty examples to start from. */
export const exampleParameter = 'example';

type Drawn = Pick<RequestContext, 'process' | 'delay'>;

/** Opens a process in the editor. */
export async function drawHref(drawn: Drawn): Promise<string> {
  return `/fms-details?${contextField}=${await encodeContext(drawn)}#${drawSectionId}`;
}

/** Brings a process to the demo form, also where scripts do not run. */
export async function bookHref(drawn: Drawn): Promise<string> {
  return `/book-demo?${contextField}=${await encodeContext(drawn)}`;
}
