import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Handlers for a form whose fields have their text selected when they take the focus, so that typing replaces it.
 * WebKit drops a selection that is made while a text area takes the focus, and one that a click ends in.
 */
export function useSelectOnFocus() {
  const focused = useRef<EventTarget>(null);
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target;
      selectText(target);
      selectLater(target);
    },
    onMouseUp({ target }: MouseEvent) {
      // A part that was dragged over stays selected.
      if (target === focused.current && isSelected(target)) selectLater(target);
      focused.current = null;
    },
  };
}

export function selectText(field: EventTarget | null): void {
  if (isText(field) && field.type !== 'range') field.select();
}

/** Selects the text of a field once the event is over, unless it was left or typed in meanwhile. */
function selectLater(field: EventTarget): void {
  if (!isText(field)) return;
  const { value } = field;
  setTimeout(() => {
    if (field === document.activeElement && field.value === value) selectText(field);
  });
}

function isSelected(field: EventTarget): boolean {
  return isText(field) && field.selectionStart === 0 && field.selectionEnd === field.value.length;
}

export function isText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
