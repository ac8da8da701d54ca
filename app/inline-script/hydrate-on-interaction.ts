import { hydrate, tryHydrate, waitingIsland } from './load-island.ts';

type WithModifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

function hasModifier({ altKey, ctrlKey, metaKey }: WithModifiers): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Hydrates an island when it is touched, and repeats what was pressed before its handlers were there. */
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

  // A click on a button would be lost. What HTML does by itself (submitting, opening a popover) is left to it.
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

  // So would the keys that move along tabs.
  addEventListener(
    'keydown',
    (event) => {
      const island = waitingIsland(event.target);
      if (!island || !(event.target instanceof HTMLElement) || event.target.role !== 'tab') return;
      if (hasModifier(event) || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
      const { target } = event;
      event.preventDefault();
      tryHydrate(island, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    true,
  );

  // A form is sent by the island where one can be had, else by the browser.
  addEventListener(
    'submit',
    (event) => {
      const island = waitingIsland(event.target);
      const form = event.target;
      if (!island || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      hydrate(island).then(
        () => form.requestSubmit(),
        () => form.submit(),
      );
    },
    true,
  );
}
