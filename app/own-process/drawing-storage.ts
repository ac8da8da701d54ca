import { readStoredObject, writeStored } from '#app/ui/browser/storage.ts';

/**
 * Key of this tab's drawing in its session storage, and name of the event that says that it has changed: every editor of
 * the tab shows the same one, and the demo form takes it along.
 */
export const drawingKey = 'drawing';

/**
 * What a request takes along of the drawing, unchecked: the process, and the delay that the visitor tried on it. Nothing
 * of an example that was left as it is.
 */
export function readDrawingContext(): { process?: unknown; delay?: unknown } {
  const { process, delay, untouched, givenDelay } = readStoredObject(drawingKey, 'sessionStorage');
  return process && !untouched ? { process, ...(!givenDelay && { delay }) } : {};
}

/** Makes this the tab's drawing. */
export function keepDrawing(drawing: object): boolean {
  return writeStored(drawingKey, JSON.stringify(drawing), 'sessionStorage');
}
