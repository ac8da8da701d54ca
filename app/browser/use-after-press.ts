import { useLayoutEffect, useRef } from 'react';

/**
 * Puts off what a field does on being left until the mouse button is up again. Else an error that appears above moves
 * whatever is being pressed from under the pointer, and the click is lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // Before anything can be left: the press may have begun while the form was still asleep.
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
