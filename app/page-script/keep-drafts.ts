import { fillFromDraft, keepTyped } from '#app/ui/browser/form-draft.ts';
import { writeStored } from '#app/ui/browser/storage.ts';

/**
 * Keeps what is typed into forms with a draft, and fills them from it: as soon as they are there, once the browser has
 * restored what it remembers of a reloaded page, and when Back brings a page that has been overtaken by another.
 */
export function keepDrafts(): void {
  addEventListener('input', ({ target }) => keepTyped(target), true);
  fillForms();
  addEventListener('pageshow', ({ persisted }) => fillForms(persisted));
  // A link that begins a draft anew.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-draft-key]');
    if (!link) return;
    const { draftKey = '', draft = '' } = link.dataset;
    writeStored(draftKey, draft, 'sessionStorage');
  });
}

function fillForms(isOvertaken = false): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    if (isOvertaken) form.reset();
    fillFromDraft(form);
  }
}
