/** Milliseconds between two looks for the server. */
const lookAgainMs = 3_000;

/** Milliseconds after which the visitor is told what is waited for. */
const tellAfterMs = 2_000;

/**
 * Has the browser post an island's form, once the server answers: without a network an error page would take the form's
 * place, and in Chromium the answers would be gone.
 */
export async function postNatively(island: HTMLElement): Promise<void> {
  // Not kept: React may still render the island anew.
  const findForm = () => island.querySelector('form');
  const told = setTimeout(() => {
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.className = 'form-status';
    alert.textContent = findForm()?.dataset.offline ?? '';
    island.after(alert);
    alert.scrollIntoView({ block: 'nearest' });
  }, tellAfterMs);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  clearTimeout(told);
  findForm()?.submit();
}

function answers(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
