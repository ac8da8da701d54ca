import { useSyncExternalStore } from 'react';

/** A value that only the browser knows. `before` stands for it on the server and until hydration. */
export function useInBrowser<Value extends string | boolean>(read: () => Value, before: Value) {
  return useSyncExternalStore(subscribe, read, () => before);
}

/** It may have changed on another page while Back kept this one. */
function subscribe(onChange: () => void) {
  addEventListener('pageshow', onChange);
  return () => removeEventListener('pageshow', onChange);
}
