import { hydrate, tryHydrate, waitingIsland } from './load-island.ts';
import { submitWhenServerAnswers } from './submit-when-server-answers.ts';

/** Milliseconds that a form which was sent waits for its scripts. */
const hydrationMs = 5_000;

/** Whether a server takes the form without scripts. A static host does not. */
const isServed = !(import.meta.env.VITE_MAIL_ORIGIN || import.meta.env.VITE_EMAILJS_USER_ID);

/** Hydrates an island on first interaction, and repeats a press that came before its handlers. */
export function hydrateOnInteraction(): void {
  for (const type of ['pointerdown', 'focusin', 'input']) {
    addEventListener(
      type,
      ({ target }) => {
        const island = waitingIsland(target);
        if (island) tryHydrate(island);
      },
      true,
    );
  }

  // A click on a button would be lost; native actions (submit, open a popover) need no repeat.
  addEventListener(
    'click',
    (event) => {
      const island = waitingIsland(event.target);
      const button = event.target instanceof Element && event.target.closest('button');
      if (!island || !button || button.type === 'submit' || button.popoverTargetElement) return;
      event.preventDefault();
      const buttons = () => [...island.querySelectorAll('button')];
      const at = buttons().indexOf(button);
      // On a translated page React has replaced the button.
      repeatWhenHydrated(island, button, () =>
        (button.isConnected ? button : buttons()[at])?.click(),
      );
    },
    true,
  );

  // Arrow keys on a tab would be lost too.
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      const island = waitingIsland(target);
      if (!island || !(target instanceof HTMLElement) || target.role !== 'tab') return;
      if (altKey || ctrlKey || metaKey || !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
      event.preventDefault();
      repeatWhenHydrated(island, target, () =>
        target.dispatchEvent(new KeyboardEvent('keydown', event)),
      );
    },
    true,
  );

  // The island submits the form. If its scripts fail or are late, the browser posts it, and from then on only the browser:
  // a form sent by both would make two requests.
  let isSubmitted = false;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const isPosted = form.closest('[data-posted]');
      if (isPosted) event.stopImmediatePropagation();
      const island = waitingIsland(form);
      if (isSubmitted && (isPosted || island)) event.preventDefault();
      if (isSubmitted || isPosted || !island) return;
      event.preventDefault();
      isSubmitted = true;
      const late = new Promise<void>((_, reject) => {
        if (form.method === 'post' && isServed) setTimeout(reject, hydrationMs);
      });
      Promise.race([hydrate(island), late])
        .then(
          // Not `form`: on a translated page React has replaced it.
          () => island.querySelector('form')?.requestSubmit(),
          () => {
            if (form.method !== 'post') return form.submit();
            island.dataset.posted = '';
            return submitWhenServerAnswers(island);
          },
        )
        .finally(() => {
          isSubmitted = false;
        });
    },
    true,
  );
}

/** Shows at once that a press counts: on a slow line its scripts take seconds. Hydration ends the state (mount.tsx). */
function repeatWhenHydrated(island: HTMLElement, pressed: HTMLElement, repeat: () => void): void {
  pressed.ariaBusy = 'true';
  hydrate(island).then(repeat, () => {
    pressed.ariaBusy = null;
  });
}
