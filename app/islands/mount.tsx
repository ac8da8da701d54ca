import type { ComponentType } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * Hydrates an island's server-rendered HTML; resolves when event handlers are attached. From the call on React sees
 * every event in it, and hydrates at once when a press needs it.
 */
export function mount(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  // Tells the inline script not to repeat presses: React replays them.
  element.dataset.hydrating = '';
  for (const pressed of element.querySelectorAll('[aria-busy=true]')) pressed.ariaBusy = null;
  const returnFocus = watchFocus(element);
  return new Promise<void>((onReady) => {
    // A transition hydrates in slices, so the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandBoundary onReady={onReady}>
          <Component {...props} />
        </IslandBoundary>,
        { identifierPrefix },
      );
    });
  }).then(returnFocus);
}

/**
 * Where a translator or an extension has changed the markup, React renders the island anew. The function returned gives
 * the focus to the field that has taken the place of the focused one, and the caret its place: typing goes on.
 */
function watchFocus(element: HTMLElement): () => void {
  let focused: EventTarget | null = document.activeElement;
  const note = ({ target }: Event) => {
    focused = target;
  };
  element.addEventListener('focusin', note);
  return () => {
    element.removeEventListener('focusin', note);
    const isLost = document.activeElement === document.body;
    if (!isLost || !(focused instanceof Element) || focused.isConnected) return;
    const name = CSS.escape(focused.getAttribute('name') ?? '');
    const now = element.querySelector<HTMLElement>(`[name="${name}"]`);
    now?.focus();
    if (!isTextField(focused) || !isTextField(now)) return;
    const { selectionStart, selectionEnd } = focused;
    // After a form that selects the text of a field that takes the focus. Null: its type has no selection.
    setTimeout(
      () => selectionStart !== null && now.setSelectionRange(selectionStart, selectionEnd),
    );
  };
}

function isTextField(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
