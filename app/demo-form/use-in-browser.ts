import { useSyncExternalStore } from 'react';
import { drawingKey } from '#app/own-process/drawing-storage.ts';

/** A value that only the browser knows. `before` stands for it on the server and until hydration. */
export function useInBrowser<Value extends string | boolean>(read: () => Value, before: Value) {
  return useSyncExternalStore(subscribe, read, () => before);
}

/** Reads the value again when Back shows this page from the cache, and when the editor on it changes the drawing. */
function subscribe(onChange: () => void) {
  const unsubscribe = new AbortController();
  for (const type of ['pageshow', drawingKey]) {
    addEventListener(type, onChange, { signal: unsubscribe.signal });
  }
  return () => unsubscribe.abort();
}
