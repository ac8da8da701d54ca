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
      if (target === pressed.current || !isText(target)) return;
      selectText(target);
      // WebKit drops a selection that is made while a text area takes the focus.
      const { value } = target;
      setTimeout(() => {
        if (target === document.activeElement && target.value === value) selectText(target);
      });
    },
    onMouseUp({ target }: MouseEvent) {
      const isClick = isText(target) && target.selectionStart === target.selectionEnd;
      if (target === pressed.current && isClick) selectText(target);
      pressed.current = null;
    },
  };
}

export function selectText(field: EventTarget | null): void {
  if (isText(field) && field.type !== 'range') field.select();
}

export function isText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
