import { fillFromDraft, keepTyped } from '#app/ui/browser/form-draft.ts';

/**
 * Keeps what is typed into forms with a draft, and fills them from it: as soon as they are there, once the browser has
 * restored what it remembers of a reloaded page, and when Back brings a page that has been overtaken by another.
 */
export function keepDrafts(): void {
  addEventListener('input', ({ target }) => keepTyped(target), true);
  fillForms();
  addEventListener('pageshow', ({ persisted }) => fillForms(persisted));
  // In its back/forward cache Firefox gives a page a session storage of its own, as old as the page.
  // An unload listener keeps the page out of that cache.
  if (navigator.userAgent.includes('Firefox/')) addEventListener('unload', () => undefined);
}

function fillForms(isOvertaken = false): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    if (isOvertaken) form.reset();
    fillFromDraft(form);
  }
}
