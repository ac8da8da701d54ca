import { useSyncExternalStore } from 'react';

/** A value that only the browser knows. `before` stands for it on the server and until hydration. */
export function useInBrowser<Value extends string | boolean>(read: () => Value, before: Value) {
  return useSyncExternalStore(subscribeToNothing, read, () => before);
}

function subscribeToNothing() {
  return () => {};
}
