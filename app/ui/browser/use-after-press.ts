import { useLayoutEffect, useRef } from 'react';

/**
 * Delays a field's blur handling until the mouse button is released. Otherwise an error message that appears moves the
 * button being pressed from under the pointer, and the click is lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // A layout effect runs before the first blur. The press itself may have begun before hydration.
  useLayoutEffect(() => {
    pressed.current = document.documentElement.matches(':active');
    const mounted = new AbortController();
    function follow({ type }: Event) {
      pressed.current = type === 'mousedown';
      if (!pressed.current) for (const task of waiting.current.splice(0)) task();
    }
    for (const type of ['mousedown', 'mouseup', 'dragend']) {
      addEventListener(type, follow, { capture: true, signal: mounted.signal });
    }
    return () => mounted.abort();
  }, []);

  return (task) => {
    // Firefox blurs the field after hiding the page, and drops what React schedules then: after Back, React would wait
    // for it for ever.
    if (document.hidden) return;
    if (pressed.current) waiting.current.push(task);
    else task();
  };
}
