import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * On these, React would stop hydrating in slices and do the rest at once, inside the event; and a press would count
 * twice, since the starter repeats it once the island is live. What they do natively is done all the same, and
 * components read what stands in their fields when they are.
 */
const urgent = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'change',
  'selectionchange',
  'focusout',
];

function hold(event: Event) {
  event.stopImmediatePropagation();
}

/** Hydrates what the server rendered in an element; resolves when event handlers are attached. */
export function mount(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  for (const type of urgent) element.addEventListener(type, hold, true);
  return new Promise<void>((onReady) => {
    // In slices, between which the page answers: an island wakes while somebody is using it.
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandBoundary onReady={onReady}>
          <Component {...props} />
        </IslandBoundary>,
        { identifierPrefix },
      );
    });
  }).finally(() => {
    for (const type of urgent) element.removeEventListener(type, hold, true);
  });
}
