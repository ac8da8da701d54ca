import { readStoredObject, writeStored } from '#app/ui/browser/storage.ts';
import type { RequestContext } from '#request/context.ts';

/**
 * Key of this tab's drawing in its session storage, and name of the event that says that it has changed: every editor of
 * the tab shows the same one, and the demo form takes it along.
 */
export const drawingKey = 'drawing';

type Kept = { process?: unknown; delay?: unknown; untouched?: boolean };

/**
 * What a request takes along of the drawing: the process and the delay tried on it, unchecked. Nothing of an example
 * that was left as it is.
 */
export function drawnContext(): Pick<Kept, 'process' | 'delay'> {
  const { process, delay, untouched }: Kept = readStoredObject(drawingKey, 'sessionStorage');
  return process && !untouched ? { process, delay } : {};
}

/** Makes a process that came with the page the tab's drawing. */
export function keepDrawn({ process, delay = { step: 0, hours: 0 } }: RequestContext): boolean {
  return writeStored(drawingKey, JSON.stringify({ process, delay }), 'sessionStorage');
}
