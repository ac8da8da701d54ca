import type { ComponentType } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isChanged, isTyped } from '#app/ui/browser/field-state.ts';
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
 * The function returned brings back what was typed before hydration: into text areas, which React sets to their first
 * text, and, where a translator or an extension has changed the markup and React renders the island anew, into all the
 * new inputs, with the focus.
 */
function keepAnswers(element: HTMLElement): () => void {
  const findInputs = () => [...element.querySelectorAll<HTMLInputElement>(fields)];
  const before = findInputs();
  const areas = new Map(
    before
      .filter((field) => field.matches('textarea') && isChanged([field]))
      .map((field) => [field, answerOf(field)]),
  );
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  element.addEventListener('focusin', noteFocus);
  return () => {
    element.removeEventListener('focusin', noteFocus);
    // React sets the text areas that it hydrates to their first text, even those that it replaces afterwards.
    for (const [area, answer] of areas) {
      if (area.value === answer.text || isChanged([area])) areas.delete(area);
      else if (area.isConnected) put(area, answer);
    }
    const drafted = new Set(
      findInputs().flatMap((field) => (isChanged([field]) ? field.name : [])),
    );
    for (const old of before.filter(({ isConnected }) => !isConnected)) {
      const isChoice = old.type === 'radio' || old.type === 'checkbox';
      const now = findInputs().find(
        ({ name, value }) => name === old.name && (!isChoice || value === old.value),
      );
      if (!now) continue;
      if (old === focused && document.activeElement === document.body) now.focus();
      const answer = areas.get(old) ?? answerOf(old);
      const isKnown = isTyped(before.filter(({ name }) => name === old.name));
      // What the page came with, or the browser restored, must not overwrite a draft.
      if (!areas.has(old) && !isChanged([old])) continue;
      if (!isKnown && (drafted.has(old.name) || answer.text === '')) continue;
      if (isChoice ? old.checked === now.checked : answer.text === now.value) continue;
      now.checked = old.checked;
      put(now, answer);
    }
  };
}

type Answer = { text: string; from: number | null; to: number | null };

/** The text of a field and its selection; a list has none. */
function answerOf(field: HTMLInputElement): Answer {
  return { text: field.value, from: field.selectionStart ?? null, to: field.selectionEnd };
}

/** Fills a field as if the visitor had typed the text, and selects the same if the field has the focus. */
function put(field: HTMLInputElement, { text, from, to }: Answer): void {
  // Set by the prototype: React overrides `value` on the element, and would take the text for one that it wrote itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (from !== null && field === document.activeElement) field.setSelectionRange(from, to);
}
