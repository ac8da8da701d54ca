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
    function press() {
      pressed.current = true;
    }
    function release() {
      pressed.current = false;
      for (const task of waiting.current.splice(0)) task();
    }
    addEventListener('mousedown', press, true);
    addEventListener('mouseup', release, true);
    addEventListener('dragend', release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      removeEventListener('mouseup', release, true);
      removeEventListener('dragend', release, true);
    };
  }, []);

  return (task) => {
    if (pressed.current) waiting.current.push(task);
    else task();
  };
}
