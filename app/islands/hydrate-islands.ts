import { addTabContext } from '#app/demo-form/form-context.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import { readStored } from '#app/ui/browser/storage.ts';

type BrowserEntry = { hydrate: (island: HTMLElement) => Promise<void> };

/** The browser entry and its imports, requested together to save a round trip. */
const entryUrls = '__ENTRY_URLS__'.split(' ');

/** Islands that React doesn't handle yet. Once it does, it hydrates on the first event and replays it. */
const waiting = '[data-island]:not([data-hydrating])';

/** Milliseconds that a form which was sent waits for its scripts. */
const hydrationMs = 5_000;

/** Whether a server takes the form without scripts. A static host does not. */
const isServed = !(import.meta.env.VITE_MAIL_ORIGIN || import.meta.env.VITE_EMAILJS_USER_ID);

let entry: Promise<BrowserEntry> | undefined;

/** The island around an element, unless React handles it already. */
function waitingIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
}

/**
 * Loads the browser entry once and hydrates an island; resolves when its event handlers are attached, rejects when a
 * file cannot be loaded. After a failure (a lost connection, a new release) the next call tries again.
 */
async function hydrate(island: HTMLElement): Promise<void> {
  // Browsers before Chrome 120, Safari 17 and Firefox 119 lack what the scripts need. Their forms post natively.
  if (!('canParse' in URL && 'toWellFormed' in String.prototype)) throw new Error('Old browser');
  entry ??= Promise.all(entryUrls.map((url) => import(/* @vite-ignore */ url))).then((all) =>
    all.at(-1),
  );
  entry.catch(() => {
    entry = undefined;
  });
  return (await entry).hydrate(island);
}

/** Hydrates an island. If that fails it stays complete HTML. */
function tryHydrate(island: HTMLElement): void {
  hydrate(island).catch(() => undefined);
}

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
    ({ target }) => {
      const island = waitingIsland(target);
      const button = target instanceof Element && target.closest('button');
      if (!island || !button || button.type === 'submit' || button.popoverTargetElement) return;
      // Shows at once that a press counts: on a slow line its scripts take seconds. Hydration ends the state (entry.client.tsx).
      button.ariaBusy = 'true';
      hydrate(island).then(
        () => button.click(),
        () => {
          button.ariaBusy = null;
        },
      );
    },
    true,
  );

  // The island submits the form. If its scripts fail or are late, the browser posts it.
  let isSubmitted = false;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      const island = waitingIsland(form);
      if (!(form instanceof HTMLFormElement) || !island) return;
      event.preventDefault();
      if (isSubmitted) return;
      isSubmitted = true;
      const isPostable = form.method === 'post' && isServed;
      const late = new Promise<void>((_, reject) => {
        if (isPostable) setTimeout(reject, hydrationMs);
      });
      Promise.race([hydrate(island), late])
        .then(
          // Not `form`: on a translated page React has replaced it.
          () => island.querySelector('form')?.requestSubmit(),
          () => isPostable && post(island, form),
        )
        .finally(() => {
          isSubmitted = false;
        });
    },
    true,
  );
}

/** Lets the browser post a form, with what the tab adds to it. From then on no script sends it, too (entry.client.tsx). */
function post(island: HTMLElement, form: HTMLFormElement): void {
  island.dataset.posted = '';
  addTabContext(form);
  form.submit();
}

/** Whether the browser holds something under this name; the state of the history entry outlasts a reload and Back. */
function hasStoredState(name: string): boolean {
  return (
    readStored(name) !== null ||
    readStored(name, 'sessionStorage') !== null ||
    history.state?.[name] ||
    (name === '#' ? location.hash !== '' : new URLSearchParams(location.search).has(name))
  );
}

/**
 * Hydrates islands whose state is in the browser's storage or history, or in the address: once the page has loaded, and
 * when another island has drawn a process.
 */
export function hydrateStoredState(): void {
  for (const type of ['load', drawingKey]) {
    addEventListener(type, () => {
      for (const island of document.querySelectorAll<HTMLElement>(`${waiting}[data-hydrate-if]`)) {
        if (island.dataset.hydrateIf?.split(' ').some(hasStoredState)) tryHydrate(island);
      }
    });
  }
}
