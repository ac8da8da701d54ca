import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Handlers for a form whose fields have their text selected when they take the focus, so that typing replaces it: by the
 * keyboard at once, by a press when it ends, since one may drag over a part.
 */
export function useSelectOnFocus() {
  const pressed = useRef<EventTarget>(null);
  return {
    onMouseDown({ target }: MouseEvent) {
      pressed.current = target === document.activeElement ? null : target;
    },
    onFocus({ target }: FocusEvent) {
      if (target !== pressed.current) selectText(target);
    },
    onMouseUp({ target }: MouseEvent) {
      if (target === pressed.current && !getSelection()?.toString()) selectText(target);
    },
  };
}

export function selectText(field: EventTarget | null): void {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
}
