import { flushSync } from 'react-dom';

/** Makes a change of the page, and scrolls as far as it moved what was pressed. */
export function keepInPlace(pressed: Element, change: () => void): void {
  const { top } = pressed.getBoundingClientRect();
  flushSync(change);
  scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
}
