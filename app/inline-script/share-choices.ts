/**
 * Keeps the choice of radios marked `data-shared` in the address, under their name, so that a shared address restores
 * it. The default choice leaves the address clean.
 */
export function shareChoices(): void {
  const query = new URLSearchParams(location.search);
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-shared]')) {
    if (query.get(radio.name) === radio.value) radio.checked = true;
  }
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches('[data-shared]'))) return;
    if (target.defaultChecked) query.delete(target.name);
    else query.set(target.name, target.value);
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  });
}
