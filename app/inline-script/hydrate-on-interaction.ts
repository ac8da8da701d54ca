import { hydrate, tryHydrate, waitingIsland } from './load-island.ts';

/** Longest wait for the scripts of a form that has been sent, in milliseconds; a static host takes no form without them. */
const hydrationMs =
  import.meta.env.VITE_MAIL_ORIGIN || import.meta.env.VITE_EMAILJS_USER_ID ? Infinity : 5_000;

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
      tryHydrate(island, () => button.click());
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
      tryHydrate(island, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    true,
  );

  // The island submits the form. The browser posts it if hydration fails or the scripts do not come in time, and from then
  // on alone: a form that both had sent would be two requests.
  let asked = false;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (form.closest('[data-posted]')) {
        event.stopImmediatePropagation();
        return;
      }
      const island = waitingIsland(form);
      if (!island) return;
      event.preventDefault();
      if (asked) return;
      asked = true;
      const late = new Promise<void>((_, reject) => {
        if (form.method === 'post' && hydrationMs < Infinity) setTimeout(reject, hydrationMs);
      });
      Promise.race([hydrate(island), late])
        .then(
          // Not `form`: on a translated page React has replaced it.
          () => island.querySelector('form')?.requestSubmit(),
          () => {
            if (form.method === 'post') island.dataset.posted = '';
            form.submit();
          },
        )
        .finally(() => {
          asked = false;
        });
    },
    true,
  );
}
