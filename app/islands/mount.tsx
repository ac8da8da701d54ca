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
  const carryOver = keepAnswers(element);
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
  }).then(carryOver);
}

const fields = 'input[name], select[name], textarea[name]';

/**
 * Hydrating a text area, React writes its first text over what was typed. The function returned then writes that again.
 * React renders an island anew if a translator or an extension has changed its markup. The function then copies what was
 * typed, and the focus, from the old inputs to the new ones.
 */
function keepAnswers(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((area) => ({ area, text: area.value, from: area.selectionStart, to: area.selectionEnd }));
  const findInputs = () => [...element.querySelectorAll<HTMLInputElement>(fields)];
  const before = findInputs();
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  element.addEventListener('focusin', noteFocus);
  return () => {
    element.removeEventListener('focusin', noteFocus);
    for (const { area, text, from, to } of typed) {
      if (!area.isConnected || area.value === text) continue;
      // React takes a text that is set as `value` for its own.
      area.setRangeText(text, 0, area.value.length);
      if (area === document.activeElement) area.setSelectionRange(from, to);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const old of before.filter(({ isConnected }) => !isConnected)) {
      const isChoice = old.type === 'radio' || old.type === 'checkbox';
      const now = findInputs().find(
        ({ name, value }) => name === old.name && (!isChoice || value === old.value),
      );
      if (!now) continue;
      if (old === focused && document.activeElement === document.body) now.focus();
      if (isChoice ? old.checked === now.checked : old.value === '' || old.value === now.value) {
        continue;
      }
      now.value = old.value;
      now.checked = old.checked;
      now.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
