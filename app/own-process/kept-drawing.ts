import { readStoredObject, writeStored } from '#app/ui/browser/storage.ts';
import type { RequestContext } from '#request/context.ts';

/**
 * Key of this tab's drawing in its session storage, and name of the event that says that it has changed: every editor of
 * the tab shows the same one, and the demo form takes it along.
 */
export const drawingKey = 'drawing';

type Kept = { process?: unknown; question?: { step: number; more: number }; untouched?: boolean };

/**
 * What a request takes along of the drawing: the process and the delay tried on it, unchecked. Nothing of an example
 * that was left as it is.
 */
export function drawnContext(): Pick<Kept, 'process'> & { delay?: unknown } {
  const { process, question, untouched }: Kept = readStoredObject(drawingKey, 'sessionStorage');
  if (!process || untouched) return {};
  return { process, ...(question && { delay: { step: question.step, hours: question.more } }) };
}

/** Makes a process that came with the page the tab's drawing. */
export function keepDrawn({ process, delay }: RequestContext): boolean {
  const question = { step: delay?.step ?? 0, more: delay?.hours ?? 0 };
  return writeStored(drawingKey, JSON.stringify({ process, question }), 'sessionStorage');
}
